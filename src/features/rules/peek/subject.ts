/** What a word of the rules can show of itself: a term its definition, a card its text. */

import { findCard } from '#catalogue/catalogue.ts';
import type { CardSummary } from '#domain/cards/cardList.ts';
import { linkDestination } from '#domain/linkDestination.ts';
import { type TermId, termAnchor, termIds } from '#domain/rulebook/anchors.ts';

export type Subject =
  | { readonly kind: 'term'; readonly id: TermId }
  | { readonly kind: 'card'; readonly card: CardSummary };

/** `undefined` for links that are only to be followed. */
export function subjectOf(link: Pick<URL, 'pathname' | 'hash'>): Subject | undefined {
  const to = linkDestination(link);
  if (to?.kind === 'card') {
    const card = findCard(to.set, to.number);
    return card && { kind: 'card', card };
  }
  const id = to && termIds.find((term) => termAnchor(term) === to.anchor);
  return id && { kind: 'term', id };
}

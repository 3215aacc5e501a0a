/** The preview for a link in the rules: the definition of a term or the text of a card. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type TermId, termAnchor, termIds } from '#game/glossary/anchors.ts';
import { findCard } from '#search/catalogue.ts';
import { linkDestination } from '#site/cardAddress.ts';

export type Subject =
  | { readonly kind: 'term'; readonly id: TermId }
  | { readonly kind: 'card'; readonly card: CardSummary };

/** `undefined` for any other link. */
export function subjectOf(link: Pick<URL, 'pathname' | 'hash'>): Subject | undefined {
  const to = linkDestination(link);
  if (to?.kind === 'card') {
    const card = findCard(to.set, to.number);
    return card && { kind: 'card', card };
  }
  const id = to && termIds.find((term) => termAnchor(term) === to.anchor);
  return id && { kind: 'term', id };
}

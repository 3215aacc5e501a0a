/** The rules that a card uses, and the cards that use a rule. Both are read from one table that the build makes. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { cardTerms } from '#game/generated/cardTerms.ts';
import type { TermId } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import type { TitledAnchor } from '#game/glossary/titles.ts';
import { allCards } from '../catalogue.ts';

/** The first section about a term. The build ensures that there is one. */
const sectionOf = (term: TermId): TitledAnchor | undefined => glossary[term].see[0];

export type UsedRule = { readonly anchor: TitledAnchor; readonly terms: readonly TermId[] };

/** Returns the rules that a card uses, each with the terms that lead to it. */
export function rulesOfCard(cardId: number): UsedRule[] {
  const terms = cardTerms[cardId] ?? [];
  const anchors = new Set(terms.flatMap((term) => sectionOf(term) ?? []));
  return [...anchors].map((anchor) => ({ anchor, terms: terms.filter((term) => sectionOf(term) === anchor) }));
}

/** Returns the cards that use a rule, in set order. */
export const cardsOfRule = (anchor: string): readonly CardSummary[] =>
  allCards().filter(({ id }) => cardTerms[id]?.some((term) => sectionOf(term) === anchor));

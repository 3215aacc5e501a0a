/** Rules and cards, both ways: what a card uses, and what is used by which cards. Both are read from one table that the build makes. */

import { cardTerms } from 'virtual:card-terms';
import type { CardSummary } from '#game/cards/cardList.ts';
import type { TermId } from '#game/glossary/anchors.ts';
import { glossary } from '#game/glossary/glossary.ts';
import type { TitledAnchor } from '#game/glossary/titles.ts';
import { allCards } from './catalogue.ts';

/** Where the rules of a term stand first; the build sees to it that they do. */
const sectionOf = (term: TermId): TitledAnchor | undefined => glossary[term].see[0];

export type UsedRule = { readonly anchor: TitledAnchor; readonly terms: readonly TermId[] };

/** The rules that a card uses, each with the terms by which it does. */
export function rulesOfCard(cardId: number): UsedRule[] {
  const terms = cardTerms[cardId] ?? [];
  const anchors = new Set(terms.flatMap((term) => sectionOf(term) ?? []));
  return [...anchors].map((anchor) => ({ anchor, terms: terms.filter((term) => sectionOf(term) === anchor) }));
}

/** The cards that use a rule, in the order of the sets. */
export const cardsOfRule = (anchor: string): readonly CardSummary[] =>
  allCards().filter(({ id }) => cardTerms[id]?.some((term) => sectionOf(term) === anchor));

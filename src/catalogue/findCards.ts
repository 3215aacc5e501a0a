/** What a search finds, and in which order: the steps, over any cards. */

import type { CardSummary } from '#domain/cards/cardList.ts';
import { type FoldedTexts, matchesQuery, noTexts } from '#domain/search/matchesQuery.ts';
import { nameRanks, rankName } from '#domain/search/nameRank.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { needleOf } from '#domain/search/searchText.ts';

/**
 * The cards that match, in the order given.
 *
 * @param texts - Folded texts, one for each card in the same order; a query that needs none does without.
 */
export function findCards(
  cards: readonly CardSummary[],
  query: SearchQuery,
  texts: readonly FoldedTexts[] = [],
): CardSummary[] {
  const matches = matchesQuery(query);
  return cards.filter((card, position) => matches(card, texts[position] ?? noTexts));
}

/** Sets stay in their order; inside each set the higher score comes first, and equals keep their places. */
export function bestFirstInSets(
  found: readonly CardSummary[],
  scoreOf: (card: CardSummary) => number,
): readonly CardSummary[] {
  const places = new Map([...new Set(found.map(({ set }) => set))].map((set, place) => [set, place]));
  const placeOf = ({ set }: CardSummary) => places.get(set) ?? 0;
  return found
    .map((card) => ({ card, score: scoreOf(card) }))
    .toSorted((a, b) => placeOf(a.card) - placeOf(b.card) || b.score - a.score)
    .map(({ card }) => card);
}

/** The order of a search for a name: by bucket inside each set. */
export function orderByName(found: readonly CardSummary[], { name }: SearchQuery): readonly CardSummary[] {
  if (name === undefined) return found;
  const needle = needleOf(name);
  return bestFirstInSets(found, ({ foldedName }) => {
    const rank = rankName(foldedName, needle);
    return rank === undefined ? 0 : nameRanks.length - nameRanks.indexOf(rank);
  });
}

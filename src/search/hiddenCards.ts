/** What each filter hides, so that a results page can say where the other cards went. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type FoldedTexts, noTexts } from './foldedTexts.ts';
import { conditionsOf } from './matchesQuery.ts';
import type { SearchQuery } from './searchQuery.ts';

export type Hidden = { readonly key: keyof SearchQuery; readonly count: number };

/**
 * Counts the cards that each field of a query hides. A card hidden by several
 * fields is counted once, for the first that hides it, so the counts add up to
 * all that is hidden. Fields that hide nothing are left out.
 */
export function hiddenBy(
  query: SearchQuery,
  cards: readonly CardSummary[],
  texts: readonly FoldedTexts[] = [],
): Hidden[] {
  const counts = conditionsOf(query).map((condition) => ({ ...condition, count: 0 }));
  for (const [position, card] of cards.entries()) {
    const hider = counts.find(({ holds }) => !holds(card, texts[position] ?? noTexts));
    if (hider) hider.count += 1;
  }
  return counts.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, count }));
}

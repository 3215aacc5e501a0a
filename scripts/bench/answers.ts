/** What the search answers, to be compared with an independent scan. */

import { parseSearchParams } from '#search/searchParams.ts';
import type { BenchCards } from './readCards.ts';
import { searchOf } from './searchOf.ts';

export type Answer = { readonly query: string; readonly ids: readonly number[] };

/** @param queries - Query strings, as they stand behind `?` in a results address. Ids come in ascending order. */
export async function* answersTo(cards: BenchCards, queries: readonly string[]): AsyncIterable<Answer> {
  const { searchCards } = searchOf(cards);
  for (const query of queries) {
    const found = await searchCards(parseSearchParams(query, cards.list.sets).query);
    yield { query, ids: found.map(({ id }) => id).toSorted((a, b) => a - b) };
  }
}

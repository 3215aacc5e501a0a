/** What the search answers, one JSON line per query, to be compared with an independent scan. */

import { readFile } from 'node:fs/promises';
import { parseSearchParams } from '#domain/search/searchParams.ts';
import type { BenchCards } from './readCards.ts';
import { searchOf } from './searchOf.ts';

/** @param queriesFile - A JSON array of query strings, as they stand behind `?` in a results address. */
export async function printAnswers(cards: BenchCards, queriesFile: string): Promise<void> {
  const queries: string[] = JSON.parse(await readFile(queriesFile, 'utf8'));
  const { searchCards } = searchOf(cards);
  for (const query of queries) {
    const found = await searchCards(parseSearchParams(query, cards.list.sets).query);
    const ids = found.map(({ id }) => id).toSorted((a, b) => a - b);
    process.stdout.write(`${JSON.stringify({ query, ids })}\n`);
  }
}

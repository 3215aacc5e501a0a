/**
 * Names as they are typed: a scan in four buckets answers every key, and an
 * index of the names alone corrects what no name contains.
 */

import MiniSearch, { type SearchOptions } from 'minisearch';
import { type NameRank, nameRanks, rankName } from '#domain/search/nameRank.ts';
import { needleOf } from '#domain/search/searchText.ts';
import { slipsBetween } from '#domain/search/slips.ts';

export type Named = { readonly foldedName: string };

/** The named things that contain the text, best bucket first, in list order inside a bucket. */
export function scanNames<Item extends Named>(items: readonly Item[], text: string, limit: number): Item[] {
  const needle = needleOf(text);
  if (needle === '') return [];
  const buckets: Record<NameRank, Item[]> = { exact: [], prefix: [], 'word start': [], inside: [] };
  for (const item of items) {
    const rank = rankName(item.foldedName, needle);
    if (rank !== undefined && buckets[rank].length < limit) buckets[rank].push(item);
  }
  return nameRanks.flatMap((rank) => buckets[rank]).slice(0, limit);
}

/** No name is longer; longer texts are no misspelt names, and would cost the index seconds. */
const longestMisspelling = 64;
/** So many candidates are worth comparing letter by letter. */
const candidates = 40;

/** From strict to lenient; the first that finds anything is asked. */
const strategies: readonly SearchOptions[] = [
  { prefix: true, combineWith: 'AND' },
  { prefix: true, fuzzy: 0.4, combineWith: 'AND' },
  { prefix: true, fuzzy: 0.4, combineWith: 'OR' },
];

export type NameCorrector<Item> = (text: string, limit: number) => Item[];

/** Builds the index piece by piece, so that nothing waits for it. */
export async function createNameCorrector<Item extends Named>(items: readonly Item[]): Promise<NameCorrector<Item>> {
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] });
  await index.addAllAsync(
    items.map(({ foldedName }, id) => ({ id, name: foldedName })),
    { chunkSize: 100 },
  );

  return (text, limit) => {
    const typed = needleOf(text);
    if (typed === '' || typed.length > longestMisspelling) return [];
    for (const strategy of strategies) {
      const near = index
        .search(typed, strategy)
        .slice(0, candidates)
        .flatMap(({ id }) => items[id] ?? [])
        .map((item) => ({ item, slips: slipsBetween(typed, item.foldedName) }))
        .filter(({ slips }) => slips <= tolerance(typed));
      if (near.length > 0) {
        return near
          .toSorted((a, b) => a.slips - b.slips)
          .slice(0, limit)
          .map(({ item }) => item);
      }
    }
    return [];
  };
}

/** Two slips in five letters are the most that anyone means. */
const tolerance = (typed: string) => Math.max(1, 0.4 * typed.length);

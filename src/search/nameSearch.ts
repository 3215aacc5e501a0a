/**
 * Search for names while they are typed: a scan into four buckets answers every key press, and an index of the names
 * alone corrects texts that no name contains.
 */

import MiniSearch, { type SearchOptions } from 'minisearch';
import { processInChunks } from '#site/scheduling.ts';
import { nameDistance, tolerance } from './nameDistance.ts';
import { type NameRank, nameRanks, rankName } from './nameRank.ts';
import { needleOf } from './searchText.ts';
import { createSubstringIndex } from './substringIndex.ts';

export type Named = { readonly foldedName: string };

/** Returns the items whose names contain the text, best bucket first, in list order within a bucket. */
export type NameScan<Item> = (text: string, limit: number) => Item[];

export const createNameScan = <Item extends Named>(items: readonly Item[]): NameScan<Item> =>
  scanNames(
    items.map(({ foldedName }) => foldedName),
    (position) => items[position],
  );

/**
 * Creates a scan over folded names.
 *
 * @param itemAt - Returns the item with the name at a position. Called only for the items of the result.
 */
export function scanNames<Item>(
  names: readonly string[],
  itemAt: (position: number) => Item | undefined,
): NameScan<Item> {
  const index = createSubstringIndex(names);

  return (text, limit) => {
    const needle = needleOf(text);
    if (needle === '') return [];
    const buckets: Record<NameRank, number[]> = {
      exact: [names.indexOf(needle)].filter((position) => position >= 0),
      prefix: [],
      'word start': [],
      inside: [],
    };
    index.find(needle, (position) => {
      const rank = rankName(names[position] ?? '', needle);
      if (rank !== undefined && rank !== 'exact' && buckets[rank].length < limit) buckets[rank].push(position);
      // Nothing better can follow, because the exact name is already included.
      return buckets.prefix.length >= limit;
    });
    return nameRanks
      .flatMap((rank) => buckets[rank])
      .slice(0, limit)
      .flatMap((position) => itemAt(position) ?? []);
  };
}

/** No name is longer. Longer texts cannot be misspelt names, and the index would need seconds for them. */
const longestMisspelling = 64;
/** Number of candidates that are compared letter by letter. */
const candidates = 40;

/** Words in at least this many names, such as "the", are ignored beside rarer ones: too many to rank in a frame. */
const commonFrom = 500;

/** No prefix search for a single letter, which begins a tenth of all words. */
const prefix = (word: string) => word.length > 1;

/** At most two edits per word, and none in words of one or two letters, which would match any short word. */
const typos: SearchOptions = { fuzzy: (word) => word.length > 2 && 0.4, maxFuzzy: 2 };

/** From strict to lenient; the first with a near match wins. `words` is the typed text without common words. */
const strategies: readonly ((words: string, typed: string) => [query: string, options: SearchOptions])[] = [
  (words) => [words, { fields: ['name'], prefix, combineWith: 'AND' }],
  (words) => [words, { fields: ['name'], prefix, ...typos, combineWith: 'AND' }],
  (_, typed) => [withoutSpaces(typed), { fields: ['joined'], prefix, ...typos }],
  (words) => [words, { fields: ['name'], prefix, ...typos, combineWith: 'OR' }],
  // The index counts two swapped letters as two edits. With the swap undone, it finds names with one more edit.
  (words) => [withSwaps(words).join(' '), { fields: ['name'], fuzzy: 1 }],
];

/** Returns each word with each pair of neighbouring letters swapped. */
const withSwaps = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) =>
      Array.from(word.slice(1), (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`),
    );

/** Removes spaces and punctuation, because a missing or extra space is a typing error like any other. */
const withoutSpaces = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

export type NameCorrector<Item> = (text: string, limit: number) => Item[];

/** Builds the index in chunks, so that it does not block the page. Resolves to the corrector. */
export async function createNameCorrector<Item extends Named>(items: readonly Item[]): Promise<NameCorrector<Item>> {
  const index = new MiniSearch<{ id: number; name: string; joined: string }>({ fields: ['name', 'joined'] });
  const namesWith = new Map<string, number>();
  await processInChunks(items, ({ foldedName }, id) => {
    index.add({ id, name: foldedName, joined: withoutSpaces(foldedName) });
    for (const word of foldedName.split(' ')) namesWith.set(word, (namesWith.get(word) ?? 0) + 1);
  });

  const distinctive = (typed: string) => {
    const words = [...new Set(typed.split(' '))];
    const rare = words.filter((word) => (namesWith.get(word) ?? 0) < commonFrom);
    return (rare.length > 0 ? rare : words).join(' ');
  };

  return (text, limit) => {
    const typed = needleOf(text);
    if (typed === '' || typed.length > longestMisspelling) return [];
    const words = distinctive(typed);
    for (const strategy of strategies) {
      const near = index
        .search(...strategy(words, typed))
        .slice(0, candidates)
        .flatMap(({ id }) => items[id] ?? [])
        .map((item) => ({ item, slips: nameDistance(typed, item.foldedName) }))
        .filter(({ slips }) => slips <= tolerance(typed));
      if (near.length > 0) {
        return near
          .sort((a, b) => a.slips - b.slips)
          .slice(0, limit)
          .map(({ item }) => item);
      }
    }
    return [];
  };
}

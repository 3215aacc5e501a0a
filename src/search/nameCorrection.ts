/** Corrects texts that no name contains, with the indexes of the cards and of the rules. */

import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { nameDistance, tolerance } from './nameDistance.ts';
import { needleOf, withoutSpaces } from './searchText.ts';

export type Named = { readonly foldedName: string };

/** An index with a field of names. */
export type NameSource<Item> = {
  readonly index: { search(query: Query, options: SearchOptions): readonly SearchResult[] };
  readonly field: string;
  /** Returns the item with the id of a result, if it has a name. */
  readonly itemOf: (id: SearchResult['id']) => Item | undefined;
};

/** No name is longer. Longer texts cannot be misspelt names, and the index would need seconds for them. */
const longestMisspelling = 64;
/** Number of candidates of each index that are compared letter by letter. */
const candidates = 40;

/** No prefix search for a single letter, which begins a tenth of all words. */
const prefix = (word: string) => word.length > 1;

/** At most two edits per word, and none in words of one or two letters, which would match any short word. */
const typos: SearchOptions = { prefix, fuzzy: (word) => word.length > 2 && 0.4, maxFuzzy: 2 };

/** From strict to lenient; the first with a near match wins. */
const strategies: readonly ((typed: string) => [query: string, options: SearchOptions])[] = [
  (typed) => [typed, { prefix, combineWith: 'AND' }],
  (typed) => [typed, { ...typos, combineWith: 'AND' }],
  // A space too many, then one too few.
  (typed) => [withoutSpaces(typed), typos],
  (typed) => [withSplits(typed).join(' '), {}],
  (typed) => [typed, typos],
  // The index counts two swapped letters as two edits. With the swap undone, it finds names with one more edit.
  (typed) => [withSwaps(typed).join(' '), { fuzzy: 1 }],
];

/** Returns both parts of each word, parted at each letter. */
const withSplits = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) => Array.from(word.slice(1), (_, at) => [word.slice(0, at + 1), word.slice(at + 1)]))
    .flat();

/** Returns each word with each pair of neighbouring letters swapped. */
const withSwaps = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) =>
      Array.from(word.slice(1), (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`),
    );

export type NameCorrector<Item> = (text: string, limit: number) => Item[];

export function createNameCorrector<Item extends Named>(sources: readonly NameSource<Item>[]): NameCorrector<Item> {
  return (text, limit) => {
    const typed = needleOf(text);
    if (typed === '' || typed.length > longestMisspelling) return [];
    for (const strategy of strategies) {
      const [query, options] = strategy(typed);
      const near = sources
        .flatMap(({ index, field, itemOf }) =>
          index
            .search(query, { ...options, fields: [field] })
            .flatMap(({ id }) => itemOf(id) ?? [])
            .slice(0, candidates),
        )
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

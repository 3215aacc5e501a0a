/** The last search whose results the reader looked at. The card page links back to them. */

export type LastSearch = {
  /** The query string of the results address, canonical and without `?`. */
  readonly search: string;
  /** How many cards it found. */
  readonly count: number;
};

/** Number of recent searches that are offered again. */
export const mostRecentSearches = 6;

/** The newest searches and then the earlier ones, without duplicates, up to the limit. */
export const withEarlier = (newest: readonly LastSearch[], earlier: readonly LastSearch[]): readonly LastSearch[] =>
  [...newest, ...earlier.filter(({ search }) => newest.every((other) => other.search !== search))].slice(
    0,
    mostRecentSearches,
  );

/** Searches that are remembered: the last one, to which the card page links back, and those that the user has named. */

export type LastSearch = {
  /** The query string of the results address, canonical and without `?`. */
  readonly search: string;
  /** How many cards it found. */
  readonly count: number;
};

export type SavedSearch = {
  readonly name: string;
  /** The query string of the results address, canonical and without `?`. */
  readonly search: string;
  readonly isPinned: boolean;
};

/** Number of recent searches that are offered again. */
export const mostRecentSearches = 6;

/** The newest searches and then the earlier ones, without duplicates, up to the limit. */
export const withEarlier = (newest: readonly LastSearch[], earlier: readonly LastSearch[]): readonly LastSearch[] =>
  [...newest, ...earlier.filter(({ search }) => newest.every((other) => other.search !== search))].slice(
    0,
    mostRecentSearches,
  );

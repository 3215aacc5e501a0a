/** The last search whose results the reader looked at. The card page links back to them. */

export type LastSearch = {
  /** The query string of the results address, canonical and without `?`. */
  readonly search: string;
  /** How many cards it found. */
  readonly count: number;
};

/** Number of recent searches that are offered again. */
export const mostRecentSearches = 6;

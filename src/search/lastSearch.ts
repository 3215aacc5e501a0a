/** The last results a reader looked at: the card page leads back to them. */

export type LastSearch = {
  /** The query string of the results address, canonical and without `?`. */
  readonly search: string;
  /** How many cards it found. */
  readonly count: number;
};

/** So many searches are offered again; nobody looks through more. */
export const mostRecentSearches = 6;

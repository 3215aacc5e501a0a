/** The last results and the recent searches: in memory for this visit, stored for the next one. */

import { type LastSearch, withEarlier } from '#search/lastSearch.ts';
import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';

/** The database is not needed for the first paint. */
const { load: storage } = createLoader(() => import('./lastSearch.ts'));

const nothingLost = () => undefined;

const none: readonly LastSearch[] = [];

export const lastSearch = createStore<LastSearch | undefined>(undefined);

/** Newest first, without duplicates. */
export const recentSearches = createStore(none);

/**
 * Remembers a search. Storing it is fire and forget, because nothing is lost if it fails.
 * @param search - Its query string, canonical.
 * @param listed - The same with the listing of its results.
 */
export function rememberSearch(search: string, listed: string, count: number): void {
  const remembered: LastSearch = { search: listed, count };
  lastSearch.set(remembered);
  // The user can go back to a search without results, but it is not listed as a recent search.
  if (count > 0) recentSearches.set((before) => withEarlier([{ search, count }], before));
  void storage().then(({ writeLastSearch, writeRecentSearches }) => {
    void writeLastSearch(remembered);
    void writeRecentSearches(recentSearches.get());
  }, nothingLost);
}

/** Restores the searches of an earlier visit, after those of this one. */
export async function recallLastSearch(): Promise<void> {
  const { readLastSearch, readRecentSearches } = await storage();
  const [stored, recent] = await Promise.all([readLastSearch(), readRecentSearches()]);
  lastSearch.set((current) => current ?? stored);
  recentSearches.set((current) => withEarlier(current, recent));
}

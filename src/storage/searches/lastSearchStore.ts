/** The last results, and the few before them, in memory for this visit and on the device for the next. */

import { type LastSearch, mostRecentSearches } from '#search/lastSearch.ts';
import { listedSearch, plainListing } from '#search/listing.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';

/** The database is not needed for the first paint. */
const { load: storage } = createLoader(() => import('./lastSearch.ts'));

const nothingLost = () => undefined;

const none: readonly LastSearch[] = [];

export const lastSearch = createStore<LastSearch | undefined>(undefined);

/** Newest first, each once. */
export const recentSearches = createStore(none);

/** Keeps a search; storing it is fire and forget, because nothing is lost if it fails. */
export function rememberSearch(query: SearchQuery, count: number, listing = plainListing): void {
  const search = toSearchParams(query);
  const remembered: LastSearch = { search: listedSearch(search, listing), count };
  lastSearch.set(remembered);
  // What found nothing is worth a way back, but not a second try.
  if (count > 0) recentSearches.set((before) => withNewest({ search, count }, before));
  void storage().then(({ writeLastSearch, writeRecentSearches }) => {
    void writeLastSearch(remembered);
    void writeRecentSearches(recentSearches.get());
  }, nothingLost);
}

const withNewest = (newest: LastSearch, before: readonly LastSearch[]) =>
  [newest, ...before.filter(({ search }) => search !== newest.search)].slice(0, mostRecentSearches);

/** Brings back what an earlier visit searched, unless this one has searched already. */
export async function recallLastSearch(): Promise<void> {
  const { readLastSearch, readRecentSearches } = await storage();
  const [stored, recent] = await Promise.all([readLastSearch(), readRecentSearches()]);
  lastSearch.set((current) => current ?? stored);
  recentSearches.set((current) => (current.length > 0 ? current : recent));
}

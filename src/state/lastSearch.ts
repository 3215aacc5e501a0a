/** The last results, in memory for this visit and on the device for the next. */

import type { LastSearch } from '#domain/search/lastSearch.ts';
import { toSearchParams } from '#domain/search/searchParams.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { createStore } from './createStore.ts';

/** The database is not needed for the first paint. */
const storage = () => import('#storage/lastSearch.ts');

export const lastSearch = createStore<LastSearch | undefined>(undefined);

/** Keeps a search; storing it is fire and forget, because nothing is lost if it fails. */
export function rememberSearch(query: SearchQuery, count: number): void {
  const remembered: LastSearch = { search: toSearchParams(query), count };
  lastSearch.set(remembered);
  void storage().then(({ writeLastSearch }) => writeLastSearch(remembered));
}

/** Brings back what an earlier visit searched, unless this one has searched already. */
export async function recallLastSearch(): Promise<void> {
  const { readLastSearch } = await storage();
  const stored = await readLastSearch();
  lastSearch.set((current) => current ?? stored);
}

/** The searches that the reader has named, kept on the device: pinned ones first, then the newest. */

import { z } from 'zod/mini';
import { createStore } from '#site/createStore.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { longestSearch } from './lastSearch.ts';

export type SavedSearch = {
  readonly name: string;
  /** The query string of the results address, canonical and without `?`. */
  readonly search: string;
  readonly isPinned: boolean;
};

export const longestSearchName = 60;
/** More names than this nobody reads through. */
export const mostSavedSearches = 24;

const savedSearchSchema = z.lazy(() =>
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(longestSearchName)),
    search: z.string().check(z.maxLength(longestSearch)),
    isPinned: z.boolean(),
  }),
) satisfies z.ZodMiniType<SavedSearch>;

export const savedSearchesSchema = z.lazy(() => z.array(savedSearchSchema).check(z.maxLength(mostSavedSearches)));

const none: readonly SavedSearch[] = [];

/** Where the device refuses to store them, they stay until the page is closed; where there are too many, nothing changes. */
export type Kept = 'kept' | 'refused' | 'too many';

export function createSavedSearches(connection: Connection) {
  const searches = createStore(none);

  async function keep(next: readonly SavedSearch[]): Promise<Kept> {
    searches.set(next.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned)));
    const key = await connection.use((database) => database.put('lastSearch', searches.get(), 'saved'));
    return key === undefined ? 'refused' : 'kept';
  }

  const others = (search: string) => searches.get().filter((saved) => saved.search !== search);

  return {
    searches,

    /** Reads what an earlier visit has kept. */
    async recall(): Promise<void> {
      const stored = await connection.use((database) => database.get('lastSearch', 'saved'));
      const { data } = savedSearchesSchema.safeParse(stored);
      if (data) searches.set((current) => (current === none ? data : current));
    },

    /** Another name for a search that is saved already replaces the first. */
    async save(saved: SavedSearch): Promise<Kept> {
      const next = [saved, ...others(saved.search)];
      return next.length > mostSavedSearches ? 'too many' : keep(next);
    },

    remove: (search: string) => keep(others(search)),
  };
}

export const savedSearches = createSavedSearches(siteDatabase);

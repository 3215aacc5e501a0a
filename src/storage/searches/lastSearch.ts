/** The last results that the user viewed and the recent searches, newest first, stored between visits. */

import { z } from 'zod/mini';
import { type LastSearch, mostRecentSearches, withEarlier } from '#search/lastSearch.ts';
import { untilAnswered } from '#site/noAnswer.ts';
import { type Connection, siteDatabase } from '../database.ts';

/** In characters: longer than any address that a user types, and still fast to read. */
export const longestSearch = 4096;

export const lastSearchSchema = z.object({
  search: z.string().check(z.maxLength(longestSearch)),
  count: z.int().check(z.nonnegative()),
});

/** Waits for a slow database. A read that fails counts as no search: losing the way back to it does no harm. */
const readWhenAnswered = <Value>(read: () => Promise<Value>): Promise<Value | undefined> =>
  untilAnswered(read, () => undefined).catch(() => undefined);

export function createLastSearch(connection: Connection) {
  let remembered: LastSearch | undefined;

  return {
    /** The last search written in this visit or, failing that, in an earlier one. */
    async read(): Promise<LastSearch | undefined> {
      const earlier = () =>
        connection.read(async (database) => {
          const stored = await database.get('lastSearch', 'latest');
          const { success, data } = lastSearchSchema.safeParse(stored);
          if (!success && stored !== undefined) await database.delete('lastSearch', 'latest');
          return data;
        });
      remembered ??= await readWhenAnswered(earlier);
      return remembered;
    },

    async write(search: LastSearch): Promise<void> {
      remembered = search;
      await connection.use((database) => database.put('lastSearch', search, 'latest'));
    },
  };
}

export const { read: readLastSearch, write: writeLastSearch } = createLastSearch(siteDatabase);

export const recentSearchesSchema = z.array(lastSearchSchema).check(z.maxLength(mostRecentSearches));

export function createRecentSearches(connection: Connection) {
  return {
    async read(): Promise<readonly LastSearch[]> {
      const stored = await readWhenAnswered(() => connection.read((database) => database.get('lastSearch', 'recent')));
      return recentSearchesSchema.safeParse(stored).data ?? [];
    },

    /** Adds the stored ones in the same transaction: they may not have been read yet. */
    async write(searches: readonly LastSearch[]): Promise<void> {
      await connection.use(async (database) => {
        const { store, done } = database.transaction('lastSearch', 'readwrite');
        const earlier = recentSearchesSchema.safeParse(await store.get('recent')).data ?? [];
        await Promise.all([store.put(withEarlier(searches, earlier), 'recent'), done]);
      });
    },
  };
}

export const { read: readRecentSearches, write: writeRecentSearches } = createRecentSearches(siteDatabase);

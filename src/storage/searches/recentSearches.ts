/** The last few searches, newest first, kept from one visit to the next. */

import { z } from 'zod/mini';
import { type LastSearch, mostRecentSearches } from '#search/lastSearch.ts';
import { type Connection, siteDatabase } from '../database.ts';
import { lastSearchSchema } from './lastSearch.ts';

const schema = z.lazy(() => z.array(lastSearchSchema).check(z.maxLength(mostRecentSearches)));

export function createRecentSearches(connection: Connection) {
  return {
    async read(): Promise<readonly LastSearch[]> {
      const stored = await connection.use((database) => database.get('lastSearch', 'recent'));
      return schema.safeParse(stored).data ?? [];
    },

    async write(searches: readonly LastSearch[]): Promise<void> {
      await connection.use((database) => database.put('lastSearch', searches.slice(0, mostRecentSearches), 'recent'));
    },
  };
}

export const { read: readRecentSearches, write: writeRecentSearches } = createRecentSearches(siteDatabase);

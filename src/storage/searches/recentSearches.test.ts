/** The recent searches: restored on the next visit, without a database, and from invalid data. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LastSearch, mostRecentSearches } from '#search/lastSearch.ts';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createRecentSearches } from './lastSearch.ts';

const searches = Array.from({ length: 9 }, (_, count): LastSearch => ({ search: `name=${count}`, count }));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('returns the newest searches on the next visit', async () => {
  await createRecentSearches(createConnection()).write(searches);
  expect(await createRecentSearches(createConnection()).read()).toEqual(searches.slice(0, mostRecentSearches));
});

test.each([
  ['nothing', undefined],
  ['one search', searches[0]],
  ['too many', searches],
  ['nonsense', [{ search: 1 }]],
])('returns no searches for %s in their place', async (_what, stored) => {
  const connection = createConnection();
  if (stored) await connection.use((database) => database.put('lastSearch', stored as LastSearch[], 'recent'));
  expect(await createRecentSearches(connection).read()).toEqual([]);
});

test('returns no searches without a database', async () => {
  const recent = createRecentSearches(noStorage);
  await recent.write(searches);
  expect(await recent.read()).toEqual([]);
});

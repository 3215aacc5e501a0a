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

test('S16: a search that is stored before the earlier ones have been read does not replace them', async () => {
  const [first, second, ...others] = searches;
  await createRecentSearches(createConnection()).write(others.slice(0, 3));
  if (first && second) await createRecentSearches(createConnection()).write([first, second]);
  expect(await createRecentSearches(createConnection()).read()).toEqual([first, second, ...others.slice(0, 3)]);
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

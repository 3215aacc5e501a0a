/** The last search: restored on the next visit, without a database, and from invalid data. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createLastSearch } from './lastSearch.ts';

const search = { search: 'name=fire&set=1', count: 12 };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('returns nothing before the first search', async () => {
  expect(await createLastSearch(createConnection()).read()).toBeUndefined();
});

test('returns the last search on the next visit', async () => {
  await createLastSearch(createConnection()).write(search);
  expect(await createLastSearch(createConnection()).read()).toEqual(search);
});

test('without a database, remembers the last search until the page is closed', async () => {
  const lastSearch = createLastSearch(noStorage);
  await lastSearch.write(search);
  expect(await lastSearch.read()).toEqual(search);
});

test.each([
  ['the wrong type', 'name=fire'],
  ['an old shape', { query: { name: 'fire' }, hits: 3 }],
  ['a million characters', { search: 'x'.repeat(1_000_000), count: 1 }],
  ['half a card', { search: '', count: 0.5 }],
  ['a poisoned object', JSON.parse('{"__proto__": {"search": "", "count": 1}}')],
])('S6: deletes %s in place of the last search', async (_what, stored) => {
  const connection = createConnection();
  await connection.use((database) => database.put('lastSearch', stored as typeof search, 'latest'));
  expect(await createLastSearch(connection).read()).toBeUndefined();
  expect(await connection.use((database) => database.count('lastSearch'))).toBe(0);
});

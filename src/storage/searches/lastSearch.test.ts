/** The last search survives a visit, a full disk and nonsense in the database. */

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

test('nothing is remembered before the first search', async () => {
  expect(await createLastSearch(createConnection()).read()).toBeUndefined();
});

test('it is read back on the next visit', async () => {
  await createLastSearch(createConnection()).write(search);
  expect(await createLastSearch(createConnection()).read()).toEqual(search);
});

test('without a database it is remembered until the page is closed', async () => {
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
])('S6: %s in its place is thrown away', async (_what, stored) => {
  const connection = createConnection();
  await connection.use((database) => database.put('lastSearch', stored as typeof search, 'latest'));
  expect(await createLastSearch(connection).read()).toBeUndefined();
  expect(await connection.use((database) => database.count('lastSearch'))).toBe(0);
});

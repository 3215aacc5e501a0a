/** Named searches: restored on the next visit, without a database, and from invalid data. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedSearch } from '#search/lastSearch.ts';
import { type Connection, createConnection, noAnswer } from '../database.ts';
import { noStorage, timingOutConnection } from '../testStorages.ts';
import { createSavedSearches, longestSearchName, mostSavedSearches } from './savedSearches.ts';

const saved = (name: string, isPinned = false): SavedSearch => ({ name, search: `name=${name}`, isPinned });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

async function afterAVisitThatSaved(...searches: readonly SavedSearch[]) {
  const before = createSavedSearches(createConnection());
  for (const search of searches) expect(await before.save(search)).toBe('kept');
  const now = createSavedSearches(createConnection());
  await now.recall();
  return now;
}

test('returns saved searches on the next visit, pinned ones first, then the newest', async () => {
  const { searches } = await afterAVisitThatSaved(saved('fire'), saved('mirror', true), saved('duck'));
  expect(searches.get()).toEqual([saved('mirror', true), saved('duck'), saved('fire')]);
});

test('saving a search under another name replaces the old name', async () => {
  const { searches, save } = await afterAVisitThatSaved(saved('fire'));
  await save({ ...saved('fire', true), name: 'What burns' });
  expect(searches.get()).toEqual([{ ...saved('fire', true), name: 'What burns' }]);
});

test('a removed search stays removed', async () => {
  const { remove } = await afterAVisitThatSaved(saved('fire'), saved('duck'));
  expect(await remove('name=fire')).toBe('kept');
  const next = createSavedSearches(createConnection());
  await next.recall();
  expect(next.searches.get()).toEqual([saved('duck')]);
});

test('rejects a search over the limit, and loses none', async () => {
  const names = Array.from({ length: mostSavedSearches }, (_, number) => saved(`${number}`));
  const { searches, save } = await afterAVisitThatSaved(...names);
  expect(await save(saved('duck'))).toBe('too many');
  expect(searches.get()).toEqual(names.toReversed());
});

test('reports that the device could not store a search, and keeps it for this visit', async () => {
  const { searches, save, recall } = createSavedSearches(noStorage);
  expect(await save(saved('fire'))).toBe('refused');
  await recall();
  expect(searches.get()).toEqual([saved('fire')]);
});

test.each([
  ['a text', 'name=fire'],
  ['a search without a name', [{ ...saved('fire'), name: '' }]],
  ['a name that is too long', [saved('x'.repeat(longestSearchName + 1))]],
  ['too many', Array.from({ length: mostSavedSearches + 1 }, (_, number) => saved(`${number}`))],
])('returns no searches for %s in their place', async (_what, stored) => {
  const connection = createConnection();
  await connection.use((database) => database.put('lastSearch', stored as SavedSearch[], 'saved'));
  const { searches, recall } = createSavedSearches(connection);
  await recall();
  expect(searches.get()).toEqual([]);
});

test('S16: lists searches that a slow storage returns later', async () => {
  await afterAVisitThatSaved(saved('fire'));
  const connection = createConnection();
  let asked = 0;
  const slow: Connection = {
    ...connection,
    read: (work) => (asked++ === 0 ? Promise.reject(noAnswer('opening')) : connection.read(work)),
  };
  const { searches, recall } = createSavedSearches(slow);
  await recall();
  expect(searches.get()).toEqual([]);
  await vi.waitFor(() => expect(searches.get()).toEqual([saved('fire')]), { timeout: 5000 });
});

test('S14: does not overwrite searches that could not be read', async () => {
  await afterAVisitThatSaved(saved('fire'));
  const { recall, save } = createSavedSearches(timingOutConnection(createConnection()));
  await recall();
  expect(await save(saved('duck'))).toBe('kept');
  const next = createSavedSearches(createConnection());
  await next.recall();
  expect(next.searches.get()).toEqual([saved('duck'), saved('fire')]);
});

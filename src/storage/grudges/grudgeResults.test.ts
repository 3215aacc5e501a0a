/** How the reader did with each day's grudge is kept on the device. */

import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newResult } from '#game/grudge/result.ts';
import { createConnection, databaseName } from '../database.ts';
import { createGrudgeResults } from './grudgeResults.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const tried = { ...newResult('2026-11-26'), tries: 1 };
const solved = { ...tried, solved: true, tries: 2, seconds: 48 };

test('the last state of each day is kept, and nothing is written after its solution', async () => {
  await createGrudgeResults(createConnection()).write(tried);
  expect(await createGrudgeResults(createConnection()).list()).toEqual([tried]);
  const results = createGrudgeResults(createConnection());
  await results.write(solved);
  await results.write({ ...solved, tries: 9 });
  await results.write({ ...tried, day: '2026-11-25' });
  expect(await results.list()).toEqual([{ ...tried, day: '2026-11-25' }, solved]);
});

test('a row that is no result is left out', async () => {
  const connection = createConnection();
  await connection.use((database) => database.put('grudges', { ...solved, tries: -1 }));
  expect(await createGrudgeResults(connection).list()).toEqual([]);
});

test('a database without them gets a place for them, and keeps what it has', async () => {
  const earlier = await openDB(databaseName, 4, {
    upgrade(database) {
      database.createObjectStore('finishedGames', { keyPath: 'id' });
    },
  });
  await earlier.put('finishedGames', { id: 'kept' });
  earlier.close();
  const connection = createConnection();
  const results = createGrudgeResults(connection);
  await results.write(solved);
  expect(await results.list()).toEqual([solved]);
  expect(await connection.use((database) => database.getAll('finishedGames'))).toEqual([{ id: 'kept' }]);
});

/** The reader's position in the rules: restored on the next visit, without a database, and from invalid data. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createReadingPosition } from './readingPosition.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('returns no position on the first visit', async () => {
  expect(await createReadingPosition(createConnection()).read()).toBeUndefined();
});

test('returns the position on the next visit', async () => {
  await createReadingPosition(createConnection()).write('pay-costs');
  expect(await createReadingPosition(createConnection()).read()).toBe('pay-costs');
});

test('remembers nothing without a database, and does not throw', async () => {
  const position = createReadingPosition(noStorage);
  await position.write('pay-costs');
  expect(await position.read()).toBeUndefined();
});

test.each([
  ['a section no longer there', 'how-to-cheat'],
  ['a number', 7],
  ['an object', { section: 'pay-costs' }],
])('%s is deleted', async (_what, stored) => {
  const connection = createConnection();
  await connection.use((database) => database.put('readingPosition', stored as 'pay-costs', 'latest'));
  expect(await createReadingPosition(connection).read()).toBeUndefined();
  expect(await connection.use((database) => database.count('readingPosition'))).toBe(0);
});

/** A reader finds the place again, whatever has happened to the device. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createReadingPosition } from './readingPosition.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('on a first visit there is no place to go back to', async () => {
  expect(await createReadingPosition(createConnection()).read()).toBeUndefined();
});

test('the place is found again on the next visit', async () => {
  await createReadingPosition(createConnection()).write('pay-costs');
  expect(await createReadingPosition(createConnection()).read()).toBe('pay-costs');
});

test('without a database reading goes on, and nothing is remembered', async () => {
  const position = createReadingPosition(noStorage);
  await position.write('pay-costs');
  expect(await position.read()).toBeUndefined();
});

test.each([
  ['a section no longer there', 'how-to-cheat'],
  ['a number', 7],
  ['an object', { section: 'pay-costs' }],
])('%s is thrown away', async (_what, stored) => {
  const connection = createConnection();
  await connection.use((database) => database.put('readingPosition', stored as 'pay-costs', 'latest'));
  expect(await createReadingPosition(connection).read()).toBeUndefined();
  expect(await connection.use((database) => database.count('readingPosition'))).toBe(0);
});

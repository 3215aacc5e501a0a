/** A backup restores everything that a device has stored; a failure changes nothing. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionAnchors } from '#game/glossary/anchors.ts';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { type Remembered, readBackup, settingKeys, writeBackup } from './backup.ts';
import { afterRestoring, type Mode, readDevice, writeDevice } from './deviceState.ts';
import { finishedGame, nothing, playedGame, tableGame } from './testRemembered.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ids = fc.stringMatching(/^[A-Za-z0-9]{4,20}$/);
const time = fc.nat();
const search = fc.record({ search: fc.string({ maxLength: 50 }), count: fc.nat(300) });
const byId = <Item extends { readonly id: string }>(items: fc.Arbitrary<Item>, maxLength: number) =>
  fc
    .uniqueArray(items, { selector: ({ id }) => id, maxLength })
    .map((some) => some.toSorted((a, b) => (a.id < b.id ? -1 : 1)));

const remembered: fc.Arbitrary<Remembered> = fc.record({
  tableGames: byId(
    fc.tuple(ids, time, fc.constantFrom(2, 3, 4)).map((parts) => tableGame(...parts)),
    12,
  ),
  playedGames: byId(
    fc.tuple(ids, time).map((parts) => playedGame(...parts)),
    24,
  ),
  finishedGames: byId(
    fc.tuple(ids, fc.boolean()).map((parts) => finishedGame(...parts)),
    40,
  ),
  grudges: fc
    .uniqueArray(
      fc.record({
        day: fc.constantFrom('2026-11-24', '2026-11-25', '2026-11-26'),
        solved: fc.boolean(),
        tries: fc.nat(9),
        hints: fc.nat(3),
        seconds: fc.nat(),
        shown: fc.boolean(),
      }),
      { selector: ({ day }) => day },
    )
    .map((some) => some.toSorted((a, b) => (a.day < b.day ? -1 : 1))),
  settings: fc
    .record({
      theme: fc.constantFrom(undefined, 'paper', 'ink'),
      table: fc.constantFrom(undefined, '{"turned":true,"haptics":false}'),
    })
    .map(({ theme, table }) => ({ ...(theme && { theme }), ...(table && { table }) })),
  readingPosition: fc.option(fc.constantFrom(...sectionAnchors), { nil: undefined }),
  lastSearch: fc.option(search, { nil: undefined }),
  recentSearches: fc.uniqueArray(search, { selector: (one) => one.search, maxLength: 6 }),
  savedSearches: fc
    .uniqueArray(
      fc.record({
        name: fc.string({ minLength: 1, maxLength: 60 }),
        search: fc.string({ maxLength: 50 }),
        isPinned: fc.boolean(),
      }),
      { selector: (one) => one.search, maxLength: 24 },
    )
    .map((some) => some.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned))),
  dismissals: byId(fc.record({ id: fc.string({ minLength: 1, maxLength: 20 }), dismissedAt: time }), 20),
  changes: fc.uniqueArray(
    fc.record({ key: fc.string(), before: fc.string(), after: fc.string(), opened: fc.boolean() }),
    { selector: ({ key }) => key, maxLength: 20 },
  ),
});

/** An empty device. */
const device = () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const key of settingKeys) localStorage.removeItem(key);
  return createConnection();
};

async function restore(connection: ReturnType<typeof device>, text: string, mode: Mode): Promise<Remembered> {
  const read = readBackup(text);
  if ('fault' in read) throw new Error(read.fault);
  const here = (await readDevice(connection)) ?? nothing;
  expect(await writeDevice(connection, here, afterRestoring(here, read.remembered, mode))).toBe('');
  return (await readDevice(connection)) ?? nothing;
}

describe('a backup of one device', () => {
  test('restores the same data on an empty device, merged or replaced', async () => {
    await fc.assert(
      fc.asyncProperty(remembered, fc.constantFrom('merge' as const, 'replace' as const), async (state, mode) => {
        const old = device();
        await writeDevice(old, nothing, state);
        const text = writeBackup((await readDevice(old)) ?? nothing);
        expect(await restore(device(), text, mode)).toEqual(state);
      }),
      { numRuns: 25 },
    );
  });

  test('replaces all data of another device', async () => {
    await fc.assert(
      fc.asyncProperty(remembered, remembered, async (before, state) => {
        const connection = device();
        await writeDevice(connection, nothing, before);
        expect(await restore(connection, writeBackup(state), 'replace')).toEqual(state);
      }),
      { numRuns: 25 },
    );
  });
});

describe('on a device', () => {
  test('that is full, restoring changes nothing and returns a message', async () => {
    const connection = device();
    const before = { ...nothing, tableGames: [tableGame('game')] };
    await writeDevice(connection, nothing, before);
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row);
      if (this.name === 'seenTexts') this.transaction.abort();
      return request;
    });
    const next = { ...nothing, tableGames: [tableGame('other')], settings: { theme: 'ink' } };
    expect(await writeDevice(connection, before, next)).toMatch(/Nothing has been changed/);
    vi.restoreAllMocks();
    expect(await readDevice(connection)).toEqual(before);
  });

  test('without a database, there is nothing to save', async () => {
    expect(await readDevice(noStorage)).toBeUndefined();
    expect(await writeDevice(noStorage, nothing, nothing)).toMatch(/Nothing has been changed/);
  });

  test('with a game of a newer version, restoring keeps that game', async () => {
    const connection = device();
    const newer = { ...playedGame('newer'), version: 99 };
    await connection.use((database) => database.put('playedGames', newer));
    await restore(connection, writeBackup(nothing), 'replace');
    expect(await connection.use((database) => database.get('playedGames', 'newer'))).toEqual(newer);
  });
});

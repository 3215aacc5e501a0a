/** A backup restores everything that a device has stored; a file that is not a backup changes nothing. */

import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionAnchors } from '#game/glossary/anchors.ts';
import { newGuidedGame, type PlayedGame } from '#game/play/playedGame.ts';
import { newGame } from '#game/tracker/game.ts';
import { type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import { setupFor } from '../../../tests/support/tableGame.ts';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { type Remembered, readBackup, settingKeys, writeBackup } from './backup.ts';
import { changesOf } from './changesOf.ts';
import { afterRestoring, type Mode, readDevice, writeDevice } from './deviceState.ts';

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

const nothing: Remembered = {
  tableGames: [],
  playedGames: [],
  settings: {},
  readingPosition: undefined,
  lastSearch: undefined,
  recentSearches: [],
  savedSearches: [],
  dismissals: [],
  changes: [],
};

const tableGame = (id: string, savedAt = 1, clones = 2): SavedGame =>
  saveGame({ id, played: 5, game: newGame(setupFor(clones)) }, savedAt);
const playedGame = (id: string, changed = 1): PlayedGame => ({ ...newGuidedGame('a1'), id, changed });

const ids = fc.stringMatching(/^[a-z0-9]{4,20}$/);
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

const faultOf = (text: string) => {
  const read = readBackup(text);
  return 'fault' in read ? read.fault : undefined;
};

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

describe('merging', () => {
  const merged = (here: Partial<Remembered>, backup: Partial<Remembered>) =>
    afterRestoring({ ...nothing, ...here }, { ...nothing, ...backup }, 'merge');

  test('keeps both of two games that differ, and one of two equal ones', () => {
    const { tableGames } = merged(
      { tableGames: [tableGame('same', 1), tableGame('other', 2, 2)] },
      { tableGames: [tableGame('same', 1), tableGame('other', 3, 4)] },
    );
    expect(tableGames.map(({ savedAt }) => savedAt)).toEqual([3, 2, 1]);
    expect(new Set(tableGames.map(({ id }) => id)).size).toBe(3);
  });

  test('a second time changes nothing', () => {
    const backup = { ...nothing, playedGames: [playedGame('game', 9)], changes: [], settings: { theme: 'ink' } };
    const once = merged({ playedGames: [playedGame('game', 8)] }, backup);
    expect(merged(once, backup)).toEqual(once);
  });

  test('drops the oldest games over the limit, and reports it', () => {
    const games = (from: number) => Array.from({ length: 8 }, (_, at) => tableGame(`game${from + at}`, from + at));
    const here = { ...nothing, tableGames: games(0) };
    const backup = { ...nothing, tableGames: games(8) };
    const next = afterRestoring(here, backup, 'merge');
    expect(next.tableGames.map(({ savedAt }) => savedAt)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(changesOf(here, backup, next, 'merge')).toEqual([
      'Games of the table: 8 new, the oldest 4 left out, because 12 are the most kept',
    ]);
  });

  test('keeps the pinned searches if there are too many, and reports how many are dropped', () => {
    const named = (from: number, isPinned: boolean) =>
      Array.from({ length: 15 }, (_, at) => ({ name: 'Fire', search: `name=${from + at}`, isPinned }));
    const here = { ...nothing, savedSearches: named(0, false) };
    const backup = { ...nothing, savedSearches: named(10, true) };
    const next = afterRestoring(here, backup, 'merge');
    expect(next.savedSearches.filter(({ isPinned }) => isPinned)).toHaveLength(10);
    expect(next.savedSearches).toHaveLength(24);
    expect(changesOf(here, backup, next, 'merge')).toEqual([
      'Saved searches: 10 new, 1 left out, because 24 are the most kept',
    ]);
  });

  test('marks a text as opened if it was opened on either device', () => {
    const change = (opened: boolean) => [{ key: 'card:1', before: 'a', after: 'b', opened }];
    expect(merged({ changes: change(false) }, { changes: change(true) }).changes).toEqual(change(true));
  });
});

test('lists the changes before they are made', () => {
  const here: Remembered = {
    ...nothing,
    tableGames: [tableGame('other', 1), tableGame('gone', 4)],
    settings: { theme: 'paper' },
    dismissals: [{ id: 'a', dismissedAt: 1 }],
  };
  const backup: Remembered = {
    ...nothing,
    tableGames: [tableGame('other', 2), tableGame('new1', 3)],
    settings: { theme: 'ink', play: '{}' },
    readingPosition: 'setup',
    recentSearches: [{ search: 'name=fire', count: 3 }],
  };
  expect(changesOf(here, backup, afterRestoring(here, backup, 'merge'), 'merge')).toEqual([
    'Games of the table: 1 new, 1 differs, both are kept',
    'Theme: paper → ink',
    'How games against the app are played: changes',
    'Place in the rules: none → setup',
    'Searches: 1 new',
  ]);
  expect(changesOf(here, backup, backup, 'replace')).toEqual([
    'Games of the table: 1 new, 1 differs, the backup’s is kept, 1 removed',
    'Theme: paper → ink',
    'How games against the app are played: changes',
    'Place in the rules: none → setup',
    'Searches: 1 new',
    'Dismissed notices: 1 removed',
  ]);
});

describe('a file is rejected', () => {
  const backup = () => ({ ...JSON.parse(writeBackup({ ...nothing, tableGames: [tableGame('game')] })) });

  test.each<[string, () => string, RegExp]>([
    ['that is no JSON', () => 'Dear diary', /is not a backup of this site/],
    ['of something else', () => '{"name":"x"}', /is not a backup of this site/],
    ['that holds one game', () => JSON.stringify(tableGame('game')), /is not a backup of this site/],
    ['of a version that never was', () => JSON.stringify({ ...backup(), version: 0 }), /is not a backup of this site/],
    ['of a newer version', () => JSON.stringify({ ...backup(), version: 2 }), /newer edition.*Update the site first/],
    [
      'with a game of a newer version',
      () => JSON.stringify({ ...backup(), playedGames: [{ ...playedGame('game'), version: 99 }] }),
      /newer edition/,
    ],
    ['that was cut off', () => writeBackup(nothing).slice(0, -9), /damaged/],
    ['with a part missing', () => JSON.stringify({ ...backup(), changes: undefined }), /damaged/],
    [
      'with a game that breaks the rules',
      () => JSON.stringify({ ...backup(), tableGames: [{ ...tableGame('game'), events: [{ kind: 'end-turn' }] }] }),
      /damaged/,
    ],
    [
      'with two games of one id',
      () => JSON.stringify({ ...backup(), tableGames: [tableGame('game'), tableGame('game', 2)] }),
      /damaged/,
    ],
    ['that is far too long', () => ' '.repeat(20_000_001), /too long/],
  ])('%s, with a message', (_what, text, sentence) => {
    expect(faultOf(text())).toMatch(sentence);
  });

  test('without an exception, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(faultOf(JSON.stringify(value))).toBeDefined();
        expect(faultOf(JSON.stringify({ ...backup(), tableGames: value, settings: value }))).toBeDefined();
      }),
    );
  });
});

test('skips a reading position that this edition has dropped, and restores the rest', () => {
  const text = JSON.stringify({ ...JSON.parse(writeBackup(nothing)), readingPosition: 'dropped' });
  expect(readBackup(text)).toEqual({ remembered: nothing });
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

test('every part of the file is documented', () => {
  const documented = readFileSync('docs/backup.md', 'utf8');
  for (const key of [...Object.keys(JSON.parse(writeBackup(nothing))), ...Object.keys(nothing), ...settingKeys])
    expect(documented).toContain(`\`${key}\``);
});

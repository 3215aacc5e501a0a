/** Table games outlast the page, up to a limit, and invalid rows are deleted. */

import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { mostGames } from '#game/limits.ts';
import { newTrackedGame } from '#game/tracker/game.ts';
import { type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import { setupFor } from '../../../tests/support/tableGame.ts';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { slowWriteMs } from './keeping.ts';
import { createSavedGames } from './savedGames.ts';

const gameAt = (savedAt: number): SavedGame =>
  saveGame({ id: `game${savedAt}`, played: 0, game: newTrackedGame(setupFor(2)) }, savedAt);

const idsOf = (games: readonly SavedGame[]) => games.map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('returns games on the next visit, the newest first', async () => {
  const games = createSavedGames(createConnection());
  expect(await games.write(gameAt(1))).toBe('kept');
  expect(await games.write(gameAt(2))).toBe('kept');
  expect(idsOf(await createSavedGames(createConnection()).list())).toEqual(['game2', 'game1']);
});

test('a removed game does not come back', async () => {
  const games = createSavedGames(createConnection());
  await games.write(gameAt(1));
  await games.remove('game1');
  expect(await games.list()).toEqual([]);
  expect(await createSavedGames(createConnection()).list()).toEqual([]);
});

test('keeps the last state after many taps in a row', async () => {
  const games = createSavedGames(createConnection());
  const taps = Array.from({ length: 40 }, (_, tap) => ({ ...gameAt(1), played: tap }));
  await Promise.all(taps.map((game) => games.write(game)));
  const [kept] = await createSavedGames(createConnection()).list();
  expect(kept?.played).toBe(39);
});

test('a game removed while it is being written stays removed', async () => {
  const games = createSavedGames(createConnection());
  const written = games.write(gameAt(1));
  await Promise.all([games.remove('game1'), written]);
  expect(await createSavedGames(createConnection()).list()).toEqual([]);
});

test('without a database, reports that a game is not stored, and keeps it until the page is closed', async () => {
  const games = createSavedGames(noStorage);
  expect(await games.write(gameAt(1))).toBe('refused');
  expect(idsOf(await games.list())).toEqual(['game1']);
});

test('S16: a write that waits for the database is reported as waiting, and then as kept', async () => {
  let letOpen = () => {};
  const slow = new Promise<void>((resolve) => (letOpen = resolve));
  const games = createSavedGames(
    createConnection(async (...given) => {
      await slow;
      return openDB(...given);
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const written = games.write(gameAt(1));
  await vi.advanceTimersByTimeAsync(slowWriteMs + 1);
  vi.useRealTimers();
  expect(games.keeping.get().get('game1')).toBe('waiting');
  expect(await games.read('game1')).toMatchObject({ id: 'game1' });
  letOpen();
  expect(await written).toBe('kept');
  expect(games.keeping.get().get('game1')).toBe('kept');
});

test('S4: a game that the device could not store does not push out one that it has stored', async () => {
  const connection = createConnection();
  const games = createSavedGames(connection);
  for (let savedAt = 1; savedAt <= mostGames; savedAt += 1) await games.write(gameAt(savedAt));
  const full = createSavedGames({ ...connection, use: async () => undefined });
  expect(await full.write(gameAt(mostGames + 1))).toBe('refused');
  expect(await connection.use((database) => database.count('savedGames'))).toBe(mostGames);
});

test('deletes the oldest of more games than are kept', async () => {
  const games = createSavedGames(createConnection());
  for (let savedAt = 1; savedAt <= mostGames + 2; savedAt += 1) await games.write(gameAt(savedAt));
  const kept = idsOf(await createSavedGames(createConnection()).list());
  expect(kept).toHaveLength(mostGames);
  expect(kept).not.toContain('game2');
});

test('deletes the oldest games even before the earlier ones are listed', async () => {
  const earlier = createSavedGames(createConnection());
  for (let savedAt = 1; savedAt <= mostGames; savedAt += 1) await earlier.write(gameAt(savedAt));
  const games = createSavedGames(createConnection());
  await games.write(gameAt(mostGames + 1));
  expect(idsOf(await games.list())).toHaveLength(mostGames);
});

test.each([
  ['the wrong type', { id: 'game1', setup: 'none' }],
  ['an old shape', { ...gameAt(1), version: 0 }],
  ['a game against the rules', { ...gameAt(1), events: [{ kind: 'check-deaths' }] }],
])('deletes %s from the database', async (_what, row) => {
  const connection = createConnection();
  await connection.use((database) => database.put('savedGames', row as unknown as SavedGame));
  expect(await createSavedGames(connection).list()).toEqual([]);
  expect(await connection.use((database) => database.count('savedGames'))).toBe(0);
});

test('leaves a game of a newer version untouched', async () => {
  const connection = createConnection();
  await connection.use((database) => database.put('savedGames', { ...gameAt(1), version: 3 } as unknown as SavedGame));
  expect(await createSavedGames(connection).list()).toEqual([]);
  expect(await connection.use((database) => database.count('savedGames'))).toBe(1);
});

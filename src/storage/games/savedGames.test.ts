/** Games outlive the page, within bounds, and nonsense in the database does not come to the table. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newGame } from '#game/tracker/game.ts';
import { type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import { setupFor } from '../../../tests/support/tableGame.ts';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createSavedGames } from './savedGames.ts';

const gameAt = (savedAt: number): SavedGame =>
  saveGame({ id: `game${savedAt}`, played: 0, game: newGame(setupFor(2)) }, savedAt);

const idsOf = (games: readonly SavedGame[]) => games.map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a game is there on the next visit, the newest first', async () => {
  const games = createSavedGames(createConnection());
  expect(await games.write(gameAt(1))).toBe(true);
  expect(await games.write(gameAt(2))).toBe(true);
  expect(idsOf(await createSavedGames(createConnection()).list())).toEqual(['game2', 'game1']);
});

test('a removed game does not come back', async () => {
  const games = createSavedGames(createConnection());
  await games.write(gameAt(1));
  await games.remove('game1');
  expect(await games.list()).toEqual([]);
  expect(await createSavedGames(createConnection()).list()).toEqual([]);
});

test('of many taps in a row the last state is kept', async () => {
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

test('without a database a game lasts until the page is closed, and that is known', async () => {
  const games = createSavedGames(noStorage);
  expect(await games.write(gameAt(1))).toBe(false);
  expect(idsOf(await games.list())).toEqual(['game1']);
});

test('of more than 12 games the oldest are given up', async () => {
  const games = createSavedGames(createConnection());
  for (let savedAt = 1; savedAt <= 14; savedAt += 1) await games.write(gameAt(savedAt));
  const kept = idsOf(await createSavedGames(createConnection()).list());
  expect(kept).toHaveLength(12);
  expect(kept).not.toContain('game2');
});

test('the oldest are given up even before the earlier games were asked for', async () => {
  const earlier = createSavedGames(createConnection());
  for (let savedAt = 1; savedAt <= 12; savedAt += 1) await earlier.write(gameAt(savedAt));
  const games = createSavedGames(createConnection());
  await games.write(gameAt(13));
  expect(idsOf(await games.list())).toHaveLength(12);
});

test.each([
  ['the wrong type', { id: 'game1', setup: 'none' }],
  ['an old shape', { ...gameAt(1), version: 0 }],
  ['a game against the rules', { ...gameAt(1), events: [{ kind: 'end-turn' }] }],
])('%s in the database is thrown away', async (_what, row) => {
  const connection = createConnection();
  await connection.use((database) => database.put('savedGames', row as unknown as SavedGame));
  expect(await createSavedGames(connection).list()).toEqual([]);
  expect(await connection.use((database) => database.count('savedGames'))).toBe(0);
});

test('a game of a newer version is left alone for it', async () => {
  const connection = createConnection();
  await connection.use((database) => database.put('savedGames', { ...gameAt(1), version: 2 } as unknown as SavedGame));
  expect(await createSavedGames(connection).list()).toEqual([]);
  expect(await connection.use((database) => database.count('savedGames'))).toBe(1);
});

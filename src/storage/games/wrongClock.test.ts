/** A device's clock may be wrong, or be set while a game is played: it never decides which state of a game is newer. */

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostGames } from '#game/limits.ts';
import { newTrackedGame } from '#game/tracker/game.ts';
import { type SavedGame, saveGame } from '#game/tracker/savedGame.ts';
import { lose, setupFor } from '../../../tests/support/tableGame.ts';
import { createConnection } from '../database.ts';
import { createSavedGames } from './savedGames.ts';

const in1970 = 0;
const today = Date.parse('2026-11-25');
const in2099 = Date.parse('2099-01-01');

const gameAt = (savedAt: number, id: string): SavedGame =>
  saveGame({ id, played: 0, game: newTrackedGame(setupFor(2)) }, savedAt);

const after = (game: SavedGame, losses: number, savedAt: number): SavedGame => ({
  ...game,
  savedAt,
  events: Array.from({ length: losses }, () => lose(1, 1)),
});

const tab = () => createSavedGames(createConnection());
const idsOf = (games: readonly SavedGame[]) => games.map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('S17: entries made after the clock was set back are not lost in another tab', async () => {
  const first = tab();
  await first.write(gameAt(in2099, 'game1'));
  const second = tab();
  const opened = await second.read('game1');
  if (opened) await second.write(after(opened, 3, in1970));
  expect((await first.read('game1'))?.events).toHaveLength(3);
  expect((await first.list())[0]?.events).toHaveLength(3);
});

test('S17: a tab that was asleep does not overwrite what another one has entered since, whatever the clock says', async () => {
  const asleep = tab();
  await asleep.write(gameAt(today, 'game1'));
  const earlier = await asleep.read('game1');
  const awake = tab();
  const opened = await awake.read('game1');
  if (opened) await awake.write(after(opened, 7, today));
  if (earlier) await asleep.write(after(earlier, 1, in2099));
  expect((await tab().read('game1'))?.events).toHaveLength(7);
  expect((await asleep.read('game1'))?.events).toHaveLength(7);
});

test('S17: the limit removes the game that was played the longest ago, not the one with the lowest date', async () => {
  for (let number = 1; number <= mostGames; number += 1) await tab().write(gameAt(in2099, `game${number}`));
  await tab().write(gameAt(in1970, 'latest'));
  const kept = idsOf(await tab().list());
  expect(kept).toHaveLength(mostGames);
  expect(kept[0]).toBe('latest');
  expect(kept).not.toContain('game1');
});

test('a game that begins after as many newer ones as are kept were restored from another device is kept', async () => {
  const connection = createConnection();
  for (let number = 1; number <= mostGames; number += 1) {
    const restored = { ...gameAt(today, `game${number}`), revision: { count: 5000 + number, device: 'other' } };
    await connection.use((database) => database.put('savedGames', restored));
  }
  await tab().write(gameAt(today, 'begun'));
  await tab().write(gameAt(today, 'begun2'));
  const kept = idsOf(await tab().list());
  expect(kept).toHaveLength(mostGames);
  expect(kept.slice(0, 2)).toEqual(['begun2', 'begun']);
});

test('games of an earlier edition, which had no revisions, are read, stay in the order of their dates, and are older than any', async () => {
  const connection = createConnection();
  for (const [id, savedAt] of [
    ['old1', today - 2],
    ['old2', in2099],
    ['old3', today - 1],
  ] as const)
    await connection.use((database) => database.put('savedGames', gameAt(savedAt, id)));
  await tab().write(gameAt(in1970, 'new1'));
  expect(idsOf(await tab().list())).toEqual(['new1', 'old2', 'old3', 'old1']);
  const opened = await tab().read('old1');
  if (opened) await tab().write(after(opened, 2, in1970));
  const [latest] = await tab().list();
  expect(latest).toMatchObject({ id: 'old1', savedAt: in1970 });
  expect(latest?.events).toHaveLength(2);
});

test('a revision that is none leaves the game readable', async () => {
  const row = { ...gameAt(today, 'game1'), revision: { count: -1, device: '<b>' } };
  await createConnection().use((database) => database.put('savedGames', row));
  expect(idsOf(await tab().list())).toEqual(['game1']);
});

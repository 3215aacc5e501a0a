import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { mostGames } from '#game/limits.ts';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { createConnection } from '../database.ts';
import { noStorage } from '../testStorages.ts';
import { createFinishedGames } from './finishedGames.ts';
import { createPlayedGames } from './playedGames.ts';

const game = (id: string, change: Partial<PlayedGame> = {}): PlayedGame => ({
  id,
  edition: 'a1',
  setup: { seats: [{ name: 'You' }, { name: 'Twice' }], sets: [1, 2], modules: [], seed: 1 },
  players: [{ kind: 'person' }, { kind: 'app', level: 'hard' }],
  decisions: [],
  takeBacks: 0,
  changed: 1,
  winners: [0],
  ...change,
});

/** A tab of the site on this device. */
function tab(connection = createConnection()) {
  const games = createPlayedGames(connection);
  return { write: games.write, remove: games.remove, results: createFinishedGames(connection, games.list) };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a game counts once, in however many tabs it ends', async () => {
  const [one, other] = [tab(), tab()];
  await one.write(game('game1'));
  expect(await one.results()).toHaveLength(1);
  expect(await other.results()).toEqual([
    { id: 'game1', won: true, level: 'hard', persona: '', sets: [1, 2], against: ['twice'], grudge: 0 },
  ]);
});

test('counts games that the device keeps no longer, and those that ended before it counted', async () => {
  const { write, remove, results } = tab();
  await write(game('game1'));
  await results();
  await remove('game1');
  for (let number = 2; number < mostGames; number += 1) await write(game(`game${number}`, { winners: [1] }));
  const counted = await tab().results();
  expect(counted).toHaveLength(mostGames - 1);
  expect(counted.filter(({ won }) => won).map(({ id }) => id)).toEqual(['game1']);
});

test('a game whose end was taken back does not count until it ends again', async () => {
  const { write, results } = tab();
  await write(game('game1'));
  await results();
  await write(game('game1', { winners: undefined }));
  expect(await results()).toEqual([]);
  await write(game('game1', { winners: [1] }));
  expect(await tab().results()).toMatchObject([{ id: 'game1', won: false }]);
});

test('S4: on a full disk, counts earlier games too', async () => {
  const { write, remove, results } = tab();
  await write(game('game1'));
  await results();
  await remove('game1');
  await write(game('game2'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await tab().results()).map(({ id }) => id)).toEqual(['game1', 'game2']);
  full.mockRestore();
});

test('without a database, counts the games of the visit', async () => {
  const { write, results } = tab(noStorage);
  await write(game('game1'));
  expect(await results()).toHaveLength(1);
});

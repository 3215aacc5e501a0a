import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newGuidedGame, type PlayedGame } from '#game/play/playedGame.ts';
import { NoAnswer } from '#site/noAnswer.ts';
import { type Connection, createConnection } from '../database.ts';
import { noStorage, timingOutConnection } from '../testStorages.ts';
import { createPlayedGames, followPlayedGame } from './playedGames.ts';

const game = (change: Partial<PlayedGame> = {}): PlayedGame => ({
  id: 'game1',
  edition: 'a1',
  setup: {
    seats: [{ name: 'Original' }, { name: 'Twin', persona: 'wick' }],
    sets: [1, 2],
    modules: ['no-hiding'],
    seed: 4_000_000_000,
  },
  players: [{ kind: 'person' }, { kind: 'app', level: 'hard' }],
  decisions: [{ do: 'take', slot: 1 }, { do: 'pass' }, { do: 'activate', card: 313, ability: 0 }],
  takeBacks: 1,
  changed: 5,
  ...change,
});

/** A connection to a database that contains the row. */
async function holding(row: object): Promise<Connection> {
  const connection = createConnection();
  await connection.use((database) => database.put('playedGames', row as PlayedGame));
  return connection;
}

const rows = (connection: Connection) => connection.use((database) => database.count('playedGames'));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('returns games unchanged on the next visit, the last played first', async () => {
  const games = createPlayedGames(createConnection());
  expect(await games.write(game())).toBe('kept');
  expect(await games.write(game({ id: 'game2', changed: 6 }))).toBe('kept');
  const next = createPlayedGames(createConnection());
  expect((await next.list()).map(({ id }) => id)).toEqual(['game2', 'game1']);
  expect(await next.read('game1')).toEqual({
    ...game(),
    revision: expect.objectContaining({ count: expect.any(Number) }),
  });
});

test('a removed game does not come back', async () => {
  const games = createPlayedGames(createConnection());
  await games.write(game());
  await games.remove('game1');
  expect(await games.read('game1')).toBeUndefined();
  expect(await createPlayedGames(createConnection()).list()).toEqual([]);
});

test('without a database, a game lasts until the page is closed', async () => {
  const games = createPlayedGames(noStorage);
  expect(await games.write(game())).toBe('refused');
  expect(await games.read('game1')).toMatchObject(game());
});

test('S14: reads games again after a timeout, and returns a game that has just begun', async () => {
  await createPlayedGames(createConnection()).write(game());
  const connection = { ...timingOutConnection(createConnection()) };
  const games = createPlayedGames(connection);
  expect(await games.write(game({ id: 'game2', changed: 6 }))).toBe('kept');
  expect(await games.read('game2')).toMatchObject({ id: 'game2' });
  await expect(games.read('game1')).rejects.toThrow(NoAnswer);
  await expect(games.list()).rejects.toThrow(NoAnswer);
  connection.read = createConnection().read;
  expect(await games.list()).toHaveLength(2);
});

test('reads a guided game of the first version', async () => {
  const decisions = [{ do: 'take', slot: 2 }] as const;
  const connection = await holding({ id: 'first', edition: 'a1', decisions });
  expect(await createPlayedGames(connection).read('first')).toEqual({ ...newGuidedGame('a1'), decisions });
});

test.each([
  ['without a setup', { id: 'game1', edition: 'a1', decisions: [] }],
  ['with a decision that nobody can make', { ...game(), decisions: [{ do: 'cheat' }] }],
  ['with more players than seats', { ...game(), players: [...game().players, { kind: 'person' }] }],
  ['with a module that is none', { ...game(), setup: { ...game().setup, modules: ['module-more'] } }],
])('deletes a record %s', async (_what, row) => {
  const connection = await holding(row);
  const games = createPlayedGames(connection);
  expect(await games.read('game1')).toBeUndefined();
  expect(await games.list()).toEqual([]);
  expect(await rows(connection)).toBe(0);
});

test('leaves a game of a newer version untouched', async () => {
  const connection = await holding({ ...game(), version: 3 });
  const games = createPlayedGames(connection);
  expect(await games.read('game1')).toBeUndefined();
  expect(await games.list()).toEqual([]);
  expect(await rows(connection)).toBe(1);
});

describe('with two tabs,', () => {
  test('the first is notified when the second continues the same game, and only then', async () => {
    const listener = vi.fn();
    const leave = followPlayedGame('game1', listener);
    const leaveAnother = followPlayedGame('game2', () => undefined);
    const leaveSame = followPlayedGame('game1', () => expect.unreachable());
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(listener).toHaveBeenCalledOnce();
    for (const end of [leave, leaveAnother, leaveSame]) end();
  });
});

import { describe, expect, test } from 'vitest';
import type { PlayedGame, Player } from './playedGame.ts';
import { finishedGame } from './record.ts';
import { recordOf } from './recordOf.ts';

const person: Player = { kind: 'person' };
const easy: Player = { kind: 'app', level: 'easy' };
const hard: Player = { kind: 'app', level: 'hard' };

const game = (change: Partial<PlayedGame> = {}): PlayedGame => ({
  id: 'game1',
  edition: '',
  setup: { seats: [{ name: 'You', persona: 'wick' }, { name: 'Twice' }], sets: [1, 2], modules: [], seed: 1 },
  players: [person, easy],
  decisions: [],
  takeBacks: 0,
  changed: 0,
  winners: [0],
  ...change,
});

const record = (...games: PlayedGame[]) => recordOf(games.flatMap((one) => finishedGame(one) ?? []));

describe('the record', () => {
  const { setup } = game();

  test('counts finished games and those that were won: by level, persona and set', () => {
    const others = { ...setup, seats: [{ name: 'You' }, { name: 'Twice' }], sets: [2, 3] };
    const counted = record(game(), game({ winners: [1], players: [person, hard], setup: others }));
    expect(counted.all).toEqual({ played: 2, won: 1 });
    expect(Object.fromEntries(counted.levels)).toEqual({ easy: { played: 1, won: 1 }, hard: { played: 1, won: 0 } });
    expect(Object.fromEntries(counted.personas)).toEqual({ wick: { played: 1, won: 1 }, '': { played: 1, won: 0 } });
    expect(counted.sets.get(2)).toEqual({ played: 2, won: 1 });
    expect(counted.sets.get(3)).toEqual({ played: 1, won: 0 });
  });

  test('puts a game against several opponents under the strongest of them', () => {
    const seats = [...setup.seats, { name: 'Nine' }];
    const counted = record(game({ players: [person, easy, hard], setup: { ...setup, seats } }));
    expect([...counted.levels.keys()]).toEqual(['hard']);
  });

  test('leaves out games that go on, games of several persons, and the guided game', () => {
    const unfinished = game({ winners: undefined });
    const together = game({ players: [person, person] });
    const guided = game({ setup: { ...setup, head: [101] } });
    expect(record(unfinished, together, guided).all).toEqual({ played: 0, won: 0 });
  });

  test('tells against whom they were, and which card decided the last one', () => {
    const seats = [...setup.seats, { name: 'Ned', persona: 'nine' }];
    const counted = record(
      game({ killedBy: 103 }),
      game({ winners: [1], players: [person, easy, easy], setup: { ...setup, seats }, killedBy: 108 }),
      game(),
    );
    expect(counted.opponents.get('twice')).toEqual({ played: 3, won: 2, results: [true, false, true], killedBy: 108 });
    expect(counted.opponents.get('nine')).toEqual({ played: 1, won: 0, results: [false], killedBy: 108 });
  });

  test('tells the most games of one Grudge Match', () => {
    expect(record(game({ grudge: [0, 0] }), game({ grudge: [2, 2] })).longestGrudge).toBe(5);
    expect(record(game()).longestGrudge).toBe(0);
  });
});

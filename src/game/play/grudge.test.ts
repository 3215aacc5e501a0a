import { expect, test } from 'vitest';
import { canBeGrudge, isDecided, sayScore, scoreAfter, setsToAdd } from './grudge.ts';
import { newGuidedGame, type PlayedGame, readPlayedGameRow } from './playedGame.ts';

const { players } = newGuidedGame('1');
const duel: PlayedGame = {
  ...newGuidedGame('1'),
  id: 'duel1',
  players,
  setup: { seats: [{ name: 'You' }, { name: 'Twice' }], sets: [1, 2], modules: [], seed: 7 },
};

test('any duel can become the first game of a Grudge Match, but not one with stacked cards', () => {
  expect(canBeGrudge(duel)).toBe(true);
  expect(canBeGrudge(newGuidedGame('1'))).toBe(false);
  const seats = [...duel.setup.seats, { name: 'Wick' }];
  expect(canBeGrudge({ ...duel, setup: { ...duel.setup, seats } })).toBe(false);
});

test('the score grows by a game for its winner, and two games decide the match', () => {
  const first = scoreAfter(duel, [1]);
  expect(sayScore(first, duel)).toBe('You 0, Twice 1');
  expect(isDecided(first)).toBe(false);
  const second = scoreAfter({ ...duel, grudge: first }, [0]);
  expect(isDecided(second)).toBe(false);
  const third = scoreAfter({ ...duel, grudge: second }, [0]);
  expect(sayScore(third, duel)).toBe('You 2, Twice 1');
  expect(isDecided(third)).toBe(true);
});

test('the loser may add a set that is not in the head', () => {
  expect(setsToAdd(duel, [1, 2, 3, 4])).toEqual([3, 4]);
});

test('the score is stored with the game', () => {
  expect(readPlayedGameRow({ ...duel, grudge: [0, 1] })?.grudge).toEqual([0, 1]);
});

import { expect, test } from 'vitest';
import { compareReveal, drawSeat } from './firstPlayer.ts';

test('the clone that reveals the highest resource value goes first', () => {
  expect(compareReveal([2, 5, 3], [0, 1, 2])).toEqual({ state: 'found', seat: 1 });
});

test('0 is a value too', () => {
  expect(compareReveal([0, 1], [0, 1])).toEqual({ state: 'found', seat: 1 });
});

test('only tied clones reveal again', () => {
  expect(compareReveal([4, 1, 4], [0, 1, 2])).toEqual({ state: 'tied', seats: [0, 2] });
  expect(compareReveal([3, undefined, 2], [0, 2])).toEqual({ state: 'found', seat: 0 });
});

test('nobody goes first until all have revealed', () => {
  expect(compareReveal([7, undefined], [0, 1])).toEqual({ state: 'waiting', seats: [1] });
});

test('a random draw can give every seat', () => {
  expect([0, 0.3, 0.6, 0.999].map((lot) => drawSeat(4, () => lot))).toEqual([0, 1, 2, 3]);
});

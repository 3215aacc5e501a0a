import { expect, test } from 'vitest';
import { book } from '#game/generated/book.ts';
import { viewFor } from '../engine/view.ts';
import { gameConstants, moduleConstants } from '../glossary/gameConstants.ts';
import { beginAt } from '../position/position.ts';
import { overLimit } from './overLimit.ts';

const { thoughtLimit } = gameConstants;
const ideas = Object.keys(book.cards)
  .map(Number)
  .filter((id) => id > 100);

const holding = (number: number, modules: readonly 'module-full-of-yourself'[] = []) => {
  const you = { name: 'You', ticks: 2, thoughts: ideas.slice(0, number) };
  return viewFor(book, beginAt(book, { table: { modules, seats: [you, { name: 'Twice' }] } }).state, 0);
};

test('a take that leads to more thoughts than the limit is announced, and that there are too many already', () => {
  expect(overLimit(book, holding(thoughtLimit - 1), 1)).toBeUndefined();
  expect(overLimit(book, holding(thoughtLimit), 0)).toBeUndefined();
  expect(overLimit(book, holding(thoughtLimit), 1)).toEqual({ held: thoughtLimit + 1, limit: thoughtLimit });
  expect(overLimit(book, holding(thoughtLimit + 2), 0)).toEqual({ held: thoughtLimit + 2, limit: thoughtLimit });
});

test('a module that raises the limit counts', () => {
  const { fullOfYourselfThoughtLimit: limit } = moduleConstants;
  expect(overLimit(book, holding(limit, ['module-full-of-yourself']), 0)).toBeUndefined();
  expect(overLimit(book, holding(limit, ['module-full-of-yourself']), 1)).toEqual({ held: limit + 1, limit });
});

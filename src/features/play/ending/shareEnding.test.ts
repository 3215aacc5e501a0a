import { expect, test } from 'vitest';
import { viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { beginAt } from '#game/position/position.ts';
import { printResult } from '#ui/result-picture/result.ts';
import { endingResult } from './shareEnding.ts';

const seats = [
  { name: 'You', corpus: 4, cerebrium: 12 },
  { name: 'Twice', corpus: 9, cerebrium: 3 },
];
const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);

test('the result of a game is told in the first person', () => {
  const ended = { ...view, turn: 14, outcome: { how: 'last-alive', winners: [1] } } as const;
  const lines = printResult(endingResult(ended, { seat: 0, card: 'House Key Knuckles' })).split('\n');
  expect(lines).toEqual([
    'Spite & Image',
    'Twice wins. I died of House Key Knuckles.',
    'Me: 4 corpus, 12 cerebrium',
    'Twice: 9 corpus, 3 cerebrium',
    '14 turns',
  ]);
});

test.each([
  [{ how: 'last-alive', winners: [0] }, 'I win: nobody else is alive.'],
  [{ how: 'all-died', winners: [1] }, 'All died at once; Twice wins, having caused it.'],
  [{ how: 'empty-head', winners: [0], points: 16 }, 'The head has run out; I win on points.'],
] as const)('so is an end that no card caused: %o', (outcome, verdict) => {
  expect(endingResult({ ...view, outcome }, undefined).verdict).toBe(verdict);
});

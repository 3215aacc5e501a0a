import { expect, test } from 'vitest';
import { type View, viewFor } from '#game/engine/view.ts';
import { book } from '#game/generated/book.ts';
import { beginAt } from '#game/position/position.ts';
import { printResult } from '#ui/result-picture/result.ts';
import { endingResult } from './shareEnding.ts';

test('the result of a game is told in the first person', () => {
  const seats = [
    { name: 'You', corpus: 4, cerebrium: 12 },
    { name: 'Twice', corpus: 9, cerebrium: 3 },
  ];
  const view = viewFor(book, beginAt(book, { table: { seats } }).state, 0);
  const ended: View = { ...view, turn: 14, outcome: { how: 'last-alive', winners: [1] } };
  const lines = printResult(endingResult(ended, 'You died of House Key Knuckles.')).split('\n');
  expect(lines).toEqual([
    'Spite & Image',
    'Twice wins. I died of House Key Knuckles.',
    'Me: 4 corpus, 12 cerebrium',
    'Twice: 9 corpus, 3 cerebrium',
    '14 turns',
  ]);
});

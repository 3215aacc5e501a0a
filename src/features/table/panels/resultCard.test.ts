import { expect, test } from 'vitest';
import { startTable } from '#game/tracker/startTable.ts';
import { printResult } from '#ui/result-picture/result.ts';
import { deathCheck, lose, setupFor, tableAfter, tableFor } from '../../../../tests/support/tableGame.ts';
import { resultOf, sayPlayTime } from './resultCard.ts';

test('the result fits into a few lines of plain text', () => {
  const table = tableAfter(startTable(setupFor(2, ['module-no-way-out'])), lose(1, 17), deathCheck());
  const result = resultOf(table, 24 * 60_000);
  expect(result && printResult(result).split('\n')).toEqual([
    'Spite & Image',
    'A won as the last clone alive.',
    'A: 15 corpus, 15 cerebrium',
    'B: −2 corpus, 15 cerebrium, dead',
    '1 turn, 24 minutes',
    'No Way Out',
  ]);
});

test('there is no result before the end', () => {
  expect(resultOf(tableFor(2), 0)).toBeUndefined();
});

test.each([
  [0, '1 minute'],
  [90_000, '2 minutes'],
  [3_600_000, '1 hour'],
  [7_500_000, '2 hours 5 minutes'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(sayPlayTime(milliseconds)).toBe(words);
});

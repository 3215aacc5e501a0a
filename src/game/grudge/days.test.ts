/** The day decides the grudge. */

import { expect, test } from 'vitest';
import { dayOf, daysAfter, goalOf, lineOf, numberOf, sayDay, sayWeekday } from './days.ts';

test('the first grudge was on Monday, 2 November 2026, and each day has the next number', () => {
  expect(numberOf('2026-11-02')).toBe(1);
  expect(numberOf('2026-11-26')).toBe(25);
  // Over a change of the clocks and a leap day.
  expect(numberOf('2028-03-01')).toBe(486);
  expect(sayWeekday('2026-11-02')).toBe('Monday');
});

test.each(['2026-11-01', '2026-02-31', '2026-13-01', 'yesterday', '', '2026-11-2'])('"%s" has none', (day) => {
  expect(numberOf(day)).toBeUndefined();
});

test('the day is that of the clock on the wall, at any time of it', () => {
  expect(dayOf(new Date(2026, 10, 26, 0, 0))).toBe('2026-11-26');
  expect(dayOf(new Date(2026, 10, 26, 23, 59))).toBe('2026-11-26');
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(sayDay('2026-11-26')).toBe('26 November');
});

test('after the last position the first comes again, on the same weekday', () => {
  expect(lineOf(['a', 'b', 'c'], 3)).toBe('c');
  expect(lineOf(['a', 'b', 'c'], 4)).toBe('a');
  expect(goalOf(15)).toBe(goalOf(1));
});

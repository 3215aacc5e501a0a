/** Days in a row, and what is said and shared of a day. */

import { expect, test } from 'vitest';
import { daysAfter } from './days.ts';
import { type GrudgeResult, newResult, sayResult, shareText, streakOf, withResult } from './result.ts';

const today = '2026-11-26';
const solved = (days: number, change: Partial<GrudgeResult> = {}): GrudgeResult => ({
  ...newResult(daysAfter(today, days)),
  solved: true,
  tries: 1,
  ...change,
});

test('days in a row end at a day that was missed, and today has until midnight', () => {
  expect(streakOf([], today)).toBe(0);
  expect(streakOf([solved(-2), solved(-1)], today)).toBe(2);
  expect(streakOf([solved(-2), solved(-1), solved(0)], today)).toBe(3);
  expect(streakOf([solved(-3), solved(-1), solved(0)], today)).toBe(2);
});

test('a missed day that was made up counts; one whose solution was seen does not, and neither does a try', () => {
  expect(streakOf([solved(-1), solved(0), solved(-2)], today)).toBe(3);
  expect(streakOf([solved(-2), solved(-1, { shown: true }), solved(0)], today)).toBe(1);
  expect(streakOf([solved(-2), solved(-1, { solved: false }), solved(0)], today)).toBe(1);
});

test('one result of each day is kept', () => {
  const results = withResult([solved(-1), newResult(today)], solved(0));
  expect(results).toEqual([solved(-1), solved(0)]);
});

test('says how it went', () => {
  expect(sayResult(solved(0, { seconds: 48 }))).toBe('1 try, no hint, 48 seconds.');
  expect(sayResult(solved(0, { tries: 3, hints: 1, seconds: 600 }))).toBe('3 tries, 1 hint, 10 minutes.');
  expect(sayResult(solved(0, { shown: true }))).toBe('With the solution at hand.');
});

test('shares a square for each try, and nothing of the position', () => {
  expect(shareText(solved(0, { tries: 3 }), 6)).toBe(
    'Today’s grudge, no. 25\n🟥🟥🟨 3 tries, no hint\n6 days in a row',
  );
  expect(shareText(solved(0, { hints: 2 }), 1)).toBe('Today’s grudge, no. 25\n🟦 1 try, 2 hints');
  expect(shareText(solved(0, { tries: 100 }), 0).match(/🟥/gu)).toHaveLength(7);
});

import { expect, test } from 'vitest';
import { readSwipe } from './useSwipe.ts';

const from = (x: number, y = 300) => ({ x, y, time: 0 });
const to = (x: number, y = 300, time = 200) => ({ x, y, time });
const width = 390;

test('a swipe to the left opens the next card, a swipe to the right the previous one', () => {
  expect(readSwipe(from(300), to(150), width)).toBe('next');
  expect(readSwipe(from(100), to(250), width)).toBe('previous');
});

test.each([
  ['a press', from(200), to(203)],
  ['too short a way', from(200), to(150)],
  ['scrolling', from(200, 300), to(120, 600)],
  ['a slope', from(200, 300), to(120, 350)],
  ['second thoughts', from(300), to(100, 300, 1500)],
  ['the browser’s way back', from(8), to(240)],
  ['the browser’s way forward', from(386), to(120)],
])('ignores %s', (_, start, end) => {
  expect(readSwipe(start, end, width)).toBeUndefined();
});

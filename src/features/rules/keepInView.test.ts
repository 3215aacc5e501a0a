import { expect, test } from 'vitest';
import { scrollToReveal } from './keepInView.ts';

const list = { top: 100, bottom: 500 };

test('an entry in view stays where it is', () => {
  expect(scrollToReveal({ top: 125, bottom: 165 }, list)).toBe(0);
  expect(scrollToReveal({ top: 435, bottom: 475 }, list)).toBe(0);
});

test('an entry is brought in with a margin of 25 px', () => {
  expect(scrollToReveal({ top: 110, bottom: 150 }, list)).toBe(-15);
  expect(scrollToReveal({ top: 470, bottom: 510 }, list)).toBe(35);
});

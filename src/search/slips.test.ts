import { expect, test } from 'vitest';
import { slipDistance } from './slips.ts';

const isSlip = (typed: string, known: string) => Number.isFinite(slipDistance(typed, known));

test.each([
  ['manny', 'many', 'a doubled letter'],
  ['hwo', 'how', 'two swapped letters'],
  ['dek', 'deck', 'a missing letter'],
  ['feae', 'fear', 'a neighbouring key'],
  ['wim', 'win', 'a neighbouring key in a short word'],
  ['rfom', 'from', 'a swapped first letter'],
  ['resorce', 'resource', 'a missing letter'],
  ['transeint', 'transient', 'two swapped letters in a long word'],
])('%s is a slip of %s: %s', (typed, known) => {
  expect(isSlip(typed, known)).toBe(true);
});

test.each([
  ['duck', 'deck', 'the keys are far apart'],
  ['car', 'can', 'the keys are far apart'],
  ['train', 'gain', 'two slips in a short word'],
  ['bake', 'take', 'it begins with another letter'],
])('%s is not a slip of %s: %s', (typed, known) => {
  expect(isSlip(typed, known)).toBe(false);
});

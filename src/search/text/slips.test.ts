import { expect, test } from 'vitest';
import { slipDistance } from './slips.ts';

const isSlip = (typed: string, known: string) => Number.isFinite(slipDistance(typed, known));

test.each([
  ['manny', 'many', 'a doubled letter'],
  ['hwo', 'how', 'two swapped letters'],
  ['dek', 'deck', 'a missing letter'],
  ['feae', 'fear', 'a neighbouring key'],
  ['wim', 'win', 'a neighbouring key in a short word'],
  ['aord', 'word', 'the key below'],
  ['sord', 'word', 'the other key below'],
  ['rfom', 'from', 'a swapped first letter'],
  ['emmory', 'memory', 'swapped first letters that are far apart on the keyboard'],
  ['resorce', 'resource', 'a missing letter'],
  ['transeint', 'transient', 'two swapped letters in a long word'],
])('%s is a slip of %s: %s', (typed, known) => {
  expect(isSlip(typed, known)).toBe(true);
});

test.each([
  ['duck', 'deck', 'the keys are far apart'],
  ['car', 'can', 'the keys are far apart'],
  ['train', 'gain', 'two slips in a short word'],
  ['dord', 'word', 'the keys do not touch'],
  ['bake', 'take', 'it begins with another letter'],
])('%s is not a slip of %s: %s', (typed, known) => {
  expect(isSlip(typed, known)).toBe(false);
});

test('swapped letters are the nearest slip, then a neighbouring key, another key, and another first letter', () => {
  const distances = ['meomry', 'memiry', 'memary', 'nemory'].map((typed) => slipDistance(typed, 'memory'));
  expect(distances).toEqual([...new Set(distances)].toSorted((a, b) => a - b));
  expect(distances[0]).toBe(1);
});

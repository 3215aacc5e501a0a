import { expect, test } from 'vitest';
import { inWords } from './inWords.ts';

test('a small number is written as a word', () => {
  expect([0, 4, 12, 20].map(inWords)).toEqual(['zero', 'four', 'twelve', 'twenty']);
});

test.each([-1, 1.5, 21])('%s throws a RangeError', (number) => {
  expect(() => inWords(number)).toThrow(RangeError);
});

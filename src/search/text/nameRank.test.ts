import { expect, test } from 'vitest';
import { scoreOfName } from './nameRank.ts';

test('a name that is the text comes first, then one that begins with it, one with a word that does, and the others', () => {
  const names = ['unheaded', 'big head', 'headache', 'head', 'elsewhere'];
  const best = names.toSorted((a, b) => scoreOfName(b, 'head') - scoreOfName(a, 'head'));
  expect(best).toEqual(['head', 'headache', 'big head', 'unheaded', 'elsewhere']);
  expect(scoreOfName('elsewhere', 'head')).toBe(0);
});

test.each([
  ['crossed', 'name badge (crossed out)'],
  ['operated', 'coin-operated fist'],
  ['an', 'a man and a woman'],
])('“%s” begins a word of “%s”', (needle, name) => {
  expect(scoreOfName(name, needle)).toBe(scoreOfName('big head', 'head'));
});

import { expect, test } from 'vitest';
import { rankName } from './nameRank.ts';

test.each([
  ['big head', 'big head', 'exact'],
  ['big', 'big head', 'prefix'],
  ['head', 'big head', 'word start'],
  ['crossed', 'name badge (crossed out)', 'word start'],
  ['operated', 'coin-operated fist', 'word start'],
  ['ea', 'big head', 'inside'],
  ['an', 'a man and a woman', 'word start'],
  ['big heads', 'big head', undefined],
])('“%s” in “%s” ranks as %s', (needle, name, rank) => {
  expect(rankName(name, needle)).toBe(rank);
});

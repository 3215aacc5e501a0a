import { expect, test } from 'vitest';
import { draw, randomFrom, shuffle } from './random.ts';

/** What sfc32 gives after twelve rounds, by an implementation of its own. */
test.each([
  [1, [24_724_473, 838_574_162, 2_522_700_496, 473_542_192]],
  [2_147_483_653, [1_554_061_365, 4_099_032_542, 2_417_583_814, 107_436_263]],
])('%s is a seed of sfc32', (seed, expected) => {
  const random = randomFrom(seed);
  expect(expected.map(() => draw(random, 2 ** 32))).toEqual(expected);
});

test('a list is shuffled from its end, each place with one of those up to it', () => {
  expect(shuffle(randomFrom(7), [...'abcdefgh']).join('')).toBe('bcefadgh');
});

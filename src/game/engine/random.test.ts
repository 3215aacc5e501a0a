import { expect, test } from 'vitest';
import { draw, randomFrom, shuffle } from './random.ts';

/** Output of sfc32 after twelve rounds, from an independent implementation. */
test.each([
  [1, [24_724_473, 838_574_162, 2_522_700_496, 473_542_192]],
  [2_147_483_653, [1_554_061_365, 4_099_032_542, 2_417_583_814, 107_436_263]],
])('seed %s gives the sequence of sfc32', (seed, expected) => {
  const random = randomFrom(seed);
  expect(expected.map(() => draw(random, 2 ** 32))).toEqual(expected);
});

test('a shuffle swaps each place, from the last, with a random place up to it', () => {
  expect(shuffle(randomFrom(7), [...'abcdefgh']).join('')).toBe('bcefadgh');
});

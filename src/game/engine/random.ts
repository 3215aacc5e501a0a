/** The random generator of a game: part of its state, so that a game can be replayed from its seed. */

export type Random = [number, number, number, number];

/** A warmed-up generator. Each 32-bit seed gives a different sequence. */
export function randomFrom(seed: number): Random {
  const random: Random = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed >>> 0];
  for (let round = 0; round < 12; round += 1) next(random);
  return random;
}

/** sfc32: the next 32 bits. */
function next(random: Random): number {
  const [a, b, c, counter] = random;
  const sum = (((a + b) | 0) + counter) | 0;
  random[3] = (counter + 1) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A random integer from 0 up to, but not including, `below`. */
export const draw = (random: Random, below: number): number => Math.floor((next(random) / 0x1_0000_0000) * below);

/** Shuffles a list in place and returns it. */
export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = draw(random, last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}

/** Seeded pseudo-random numbers (mulberry32). */

export type Random = {
  /** A whole number from 0, below the limit. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
  };
}

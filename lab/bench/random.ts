/** Seeded random choices, by the generator of the game. */

import { draw, randomFrom } from '../../src/game/engine/random.ts';

export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  const state = randomFrom(seed);
  return {
    /** A whole number from 0, below the limit. */
    below: (limit: number) => draw(state, limit),
    chance: (percent: number) => draw(state, 100) < percent,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[draw(state, items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
  };
}

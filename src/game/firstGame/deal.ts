/** The deal of the first game. Its script is loaded only by those who play it. */

import type { GameSetup } from '../engine/newGame.ts';
import { opponentNames } from '../rules/setup.ts';

/** Card ids from the top of the head: one to you, one to Twice, four to headspace, then the rest. */
export const headOrder: readonly number[] = [
  109, 104, 204, 102, 103, 205, 113, 110, 208, 107, 105, 212, 201, 116, 106, 214, 203, 101, 111, 206, 215, 108, 202,
  114, 112, 209, 207, 213, 115, 211, 216, 210,
];

export const guidedSetup: GameSetup = {
  seats: ['You', opponentNames[0]].map((name) => ({ name })),
  sets: [1, 2],
  modules: [],
  seed: 1,
  head: headOrder,
  first: 0,
};

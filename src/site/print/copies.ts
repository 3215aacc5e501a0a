/** How many of each card are printed when nobody asks for more. */

import { gameConstants } from '#game/glossary/gameConstants.ts';

/** Paranoia: a game of four clones can need two of it. */
const paranoia = { set: 0, number: 1 };

/** Two of Paranoia, one of every other card. */
export const copiesOf = ({ set, number }: { readonly set: number; readonly number: number }): number =>
  set === paranoia.set && number === paranoia.number ? gameConstants.paranoiaCopies : 1;

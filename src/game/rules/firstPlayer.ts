/** The first player (#setup): the clone that reveals the highest resource value. Tied clones reveal again. */

import type { SeatNumber } from './table.ts';

/** One round: the value that each seat has revealed; `undefined` if it has not revealed or need not. */
export type Reveal = readonly (number | undefined)[];

export type FirstPlayer =
  | { readonly state: 'waiting'; readonly seats: readonly SeatNumber[] }
  | { readonly state: 'tied'; readonly seats: readonly SeatNumber[] }
  | { readonly state: 'found'; readonly seat: SeatNumber };

/** The result of one round of revealing among the seats that take part in it. */
export function compareReveal(reveal: Reveal, seats: readonly SeatNumber[]): FirstPlayer {
  const missing = seats.filter((seat) => reveal[seat] === undefined);
  if (missing.length > 0) return { state: 'waiting', seats: missing };
  const highest = Math.max(...seats.map((seat) => reveal[seat] ?? 0));
  const [seat, ...tied] = seats.filter((candidate) => reveal[candidate] === highest);
  if (seat === undefined) return { state: 'waiting', seats };
  return tied.length > 0 ? { state: 'tied', seats: [seat, ...tied] } : { state: 'found', seat };
}

/** A random seat, all equally likely. `random` returns numbers from 0 up to 1, as `Math.random` does. */
export const drawSeat = (seats: number, random: () => number): number => Math.floor(random() * seats);

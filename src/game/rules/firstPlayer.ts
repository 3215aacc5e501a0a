/** Who goes first (#setup): the clone that reveals the highest resource value; those who tie reveal again. */

/** A round: the value each seat has revealed, `undefined` while it has not or need not. */
export type Reveal = readonly (number | undefined)[];

export type FirstPlayer =
  | { readonly state: 'waiting'; readonly seats: readonly number[] }
  | { readonly state: 'tied'; readonly seats: readonly number[] }
  | { readonly state: 'found'; readonly seat: number };

/** What one round of revealing has decided among the seats that take part in it. */
export function compareReveal(reveal: Reveal, seats: readonly number[]): FirstPlayer {
  const missing = seats.filter((seat) => reveal[seat] === undefined);
  if (missing.length > 0) return { state: 'waiting', seats: missing };
  const highest = Math.max(...seats.map((seat) => reveal[seat] ?? 0));
  const [seat, ...tied] = seats.filter((candidate) => reveal[candidate] === highest);
  if (seat === undefined) return { state: 'waiting', seats };
  return tied.length > 0 ? { state: 'tied', seats: [seat, ...tied] } : { state: 'found', seat };
}

/** Any seat, all equally likely. `random` gives numbers from 0 up to 1, as `Math.random` does. */
export const drawSeat = (seats: number, random: () => number): number => Math.floor(random() * seats);

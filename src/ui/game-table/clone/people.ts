/** The people of the game: slugs of portraits and, with a capital, names of the app's clones. */

import type { SeatNumber } from '#game/rules/table.ts';

export const people = ['wick', 'twice', 'stillwell', 'nine'] as const;

export type Person = (typeof people)[number];

/** The clones at a table. */
export type Seated = { readonly seats: readonly { readonly name: string; readonly persona?: string | null }[] };

/**
 * Whose portrait a clone has, whoever looks: its persona's, else of the person that it is named after, else the next
 * free one.
 */
export function personOf({ seats }: Seated, seat: SeatNumber): Person {
  const fixed = seats.map(({ persona, name }) => people.find((slug) => slug === (persona ?? name.toLowerCase())));
  const free = people.filter((slug) => !fixed.includes(slug));
  const rest = [...seats.keys()].filter((other) => !fixed[other]);
  return fixed[seat] ?? free[rest.indexOf(seat)] ?? people[0];
}

/** The people of the game: slugs of portraits and, with a capital, names of the app's clones. */
const people = ['wick', 'twice', 'stillwell', 'nine'] as const;

export type Person = (typeof people)[number];

/** The clones at a table, and the one that the reader plays. */
export type Seated = {
  readonly seats: readonly { readonly name: string; readonly persona?: string | null }[];
  readonly you: number;
};

/** Whose portrait a clone has: its persona's, else of the person that it is named after, else the next free one. */
export function personOf({ seats, you }: Seated, seat: number): Person {
  const fixed = seats.map(({ persona, name }) => people.find((slug) => slug === (persona ?? name.toLowerCase())));
  const free = people.filter((slug) => !fixed.includes(slug));
  const rest = [you, ...seats.keys()].filter((other, place, all) => all.indexOf(other) === place && !fixed[other]);
  return fixed[seat] ?? free[rest.indexOf(seat)] ?? people[0];
}

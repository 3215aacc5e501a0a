/** The state of the table: everything public about the clones, and whose turn it is. */

import type { Modules } from './setup.ts';

/** A number of one kind. A plain number may become one; a number of another kind does not compile. */
export type NumberOf<Kind extends string> = number & { readonly kind?: Kind };

/** The place of a clone at the table, clockwise from 0. */
export type SeatNumber = NumberOf<'seat'>;

export const tracks = ['corpus', 'cerebrium'] as const;
export type Track = (typeof tracks)[number];

/** One track of a clone. */
export type Points = {
  /** May fall below 0 until deaths are checked; there is no maximum. */
  readonly real: number;
  /** Lost or paid first; gone at the end of every turn. */
  readonly transient: number;
};

export type Clone = Readonly<Record<Track, Points>> & {
  readonly name: string;
  readonly persona?: string;
  readonly alive: boolean;
  readonly ticks: number;
  /** Taken off the ticks of the next start phases. */
  readonly owedTicks: number;
  /** Number of ideas in its thoughts. */
  readonly thoughts: number;
  /** Change to the thought limit by effects: -1 is one less. */
  readonly limitChange: number;
  /** Further change to the thought limit by the fear of its persona, while the clone is afraid. */
  readonly fearLimitChange?: number;
  /** Paranoia cards in its condition. */
  readonly paranoia: number;
  /** Whether an effect makes it afraid, whatever its numbers. */
  readonly toldAfraid: boolean;
};

/** How the game ended. Winners are seats; several if they play as a team. */
export type Outcome =
  | { readonly how: 'last-alive' | 'all-died'; readonly winners: readonly SeatNumber[] }
  | { readonly how: 'empty-head'; readonly winners: readonly SeatNumber[]; readonly points: number };

export type Table = {
  readonly modules: Modules;
  /** Clockwise; a clone is identified by its index, its seat. */
  readonly clones: readonly Clone[];
  readonly first: SeatNumber;
  readonly active: SeatNumber;
  /** Counted from 1 over all clones. */
  readonly turn: number;
  readonly outcome?: Outcome;
};

/** The clone in a seat. Throws a RangeError for a seat that is not at the table, which is a bug. */
export function cloneAt<C>(table: { readonly clones: readonly C[] }, seat: SeatNumber): C {
  const clone = table.clones[seat];
  if (clone === undefined) throw new RangeError(`There is no seat ${seat} at this table.`);
  return clone;
}

/** The clone whose turn it is. */
export const activeClone = (table: Table): Clone => cloneAt(table, table.active);

/** Seats of the living, clockwise from the first seat. */
export const livingSeats = ({ clones }: { readonly clones: readonly Pick<Clone, 'alive'>[] }): readonly SeatNumber[] =>
  [...clones.keys()].filter((seat) => clones[seat]?.alive);

/** The table with one clone changed. */
export const withClone = (table: Table, seat: SeatNumber, change: (clone: Clone) => Partial<Clone>): Table => ({
  ...table,
  clones: table.clones.map((clone, index) => (index === seat ? { ...clone, ...change(clone) } : clone)),
});

/** The next living clone clockwise (#who-is-who); the seat itself if no other is alive. */
export function nextSeat(table: Table, seat: SeatNumber): SeatNumber {
  const count = table.clones.length;
  for (let step = 1; step < count; step += 1) {
    const candidate = (seat + step) % count;
    if (cloneAt(table, candidate).alive) return candidate;
  }
  return seat;
}

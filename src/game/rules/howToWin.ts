/** Winning (#how-to-win, #module-two-heads). */

import { type Clone, cloneAt, livingSeats, type Outcome, type SeatNumber, type Table } from './table.ts';

/** The part of a table that decides who wins. */
export type Standing = Pick<Table, 'modules' | 'first'> & {
  readonly clones: readonly Pick<Clone, 'alive' | 'corpus' | 'cerebrium' | 'thoughts'>[];
};

/** The side of a seat: its own or, in Two Heads Are Worse, the one it shares with the clone opposite. */
const sideOf = (table: Standing, seat: SeatNumber): number =>
  table.modules.includes('module-two-heads') ? seat % 2 : seat;

/** All seats of a side, living and dead: a team wins as a whole. */
const seatsOfSide = (table: Standing, side: number): readonly number[] =>
  [...table.clones.keys()].filter((seat) => sideOf(table, seat) === side);

const livingSides = (table: Standing): readonly number[] => [
  ...new Set(livingSeats(table).map((seat) => sideOf(table, seat))),
];

/**
 * The outcome of deaths, if they end the game: the last clone alive wins; if all
 * died of one effect, the clone that controlled it wins. Throws if nobody is left
 * and `fatalBy` is undefined.
 *
 * @param table - The table after the deaths.
 * @param fatalBy - Seat of the clone that controlled the fatal effect; needed only if nobody is left.
 */
export function outcomeOfDeaths(table: Standing, fatalBy: number | undefined): Outcome | undefined {
  const [side, ...others] = livingSides(table);
  if (others.length > 0) return undefined;
  if (side !== undefined) return { how: 'last-alive', winners: seatsOfSide(table, side) };
  if (fatalBy === undefined) throw new Error('Nobody is left, and nobody was asked who controlled the fatal effect.');
  return { how: 'all-died', winners: seatsOfSide(table, sideOf(table, fatalBy)) };
}

/** The points of a clone when the head is empty: no transient points, but ideas with Full of Yourself. */
export function pointsOf(table: Standing, seat: SeatNumber): number {
  const { corpus, cerebrium, thoughts } = cloneAt(table, seat);
  const ideas = table.modules.includes('module-full-of-yourself') ? thoughts : 0;
  return corpus.real + cerebrium.real + ideas;
}

/** Position in turn order, counted from the clone that had the first turn of the game. */
const placeInOrder = ({ first, clones }: Standing, seat: SeatNumber): number =>
  (seat - first + clones.length) % clones.length;

/** The outcome of an empty head: the living side with the most points wins. A tie goes to the latest in turn order. */
export function outcomeOfEmptyHead(table: Standing): Outcome {
  const results = livingSides(table).map((side) => {
    const seats = livingSeats(table).filter((seat) => sideOf(table, seat) === side);
    const points = seats.reduce((sum, seat) => sum + pointsOf(table, seat), 0);
    return { side, points, place: Math.max(...seats.map((seat) => placeInOrder(table, seat))) };
  });
  const best = results.reduce((a, b) => (b.points > a.points || (b.points === a.points && b.place > a.place) ? b : a));
  return { how: 'empty-head', winners: seatsOfSide(table, best.side), points: best.points };
}

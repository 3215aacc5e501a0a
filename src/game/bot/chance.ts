/** The chance of a seat to win, read off what the clones have. */

import type { State } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import { isRival, worthOfSeat, worthSum } from './evaluate.ts';

/** A clone that is ahead of its only rival by so many points of worth wins about 73 games in 100. */
const lead = 15;

/** From 0 to 1. A shared win counts in part. Teammates share their chance. */
export function chanceOf(book: Book, state: State, seat: number): number {
  const { seats, outcome } = state;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const weights = seats.map((own) => (own.alive ? Math.exp(worthSum(worthOfSeat(book, own)) / lead) : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rivals = weights.reduce((sum, weight, other) => (isRival(state, seat, other) ? sum + weight : sum), 0);
  return 1 - rivals / total;
}

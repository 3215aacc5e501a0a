/** Seats: neighbours, living clones, and the order in which they decide (#who-is-who). */

import type { SeatNumber } from '../rules/table.ts';
import type { SeatState, State } from './state.ts';

export function seatAt({ seats }: State, seat: SeatNumber): SeatState {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat} in this game.`);
  return found;
}

/** Bit mask of all seats. */
export const maskOfAll = ({ seats }: Pick<State, 'seats'>): number => (1 << seats.length) - 1;
export const maskOf = (seat: SeatNumber): number => 1 << seat;

type Seated = { readonly seats: readonly Pick<SeatState, 'alive'>[] };

export const isLiving = ({ seats }: Seated, seat: SeatNumber): boolean => seats[seat]?.alive === true;

/** The nearest living neighbour, clockwise or, for -1, counter-clockwise; the seat itself if no other is alive. */
export function nextLiving(state: Seated, seat: SeatNumber, direction: 1 | -1 = 1): SeatNumber {
  const count = state.seats.length;
  for (let step = 1; step < count; step += 1) {
    const candidate = (seat + direction * step + count * step) % count;
    if (isLiving(state, candidate)) return candidate;
  }
  return seat;
}

/** The first seat of orders that begin with the active clone: it or, if it is dead, the next living one. */
export const firstInTurnOrder = (state: State): SeatNumber =>
  isLiving(state, state.active) ? state.active : nextLiving(state, state.active);

export const living = (state: State): SeatNumber[] => [...state.seats.keys()].filter((seat) => isLiving(state, seat));

/** The living clones in the order in which they decide: the active clone, then clockwise. */
export function livingInOrder(state: State): SeatNumber[] {
  const start = firstInTurnOrder(state);
  const seats = living(state);
  return [...seats.filter((seat) => seat >= start), ...seats.filter((seat) => seat < start)];
}

/** Who sits where, who is alive, and in which order they decide (#who-is-who). */

import type { SeatState, State } from './state.ts';

export function seatAt({ seats }: State, seat: number): SeatState {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat} in this game.`);
  return found;
}

/** The mask of all seats. */
export const everyone = ({ seats }: Pick<State, 'seats'>): number => (1 << seats.length) - 1;
/** The mask of one seat. */
export const only = (seat: number): number => 1 << seat;

export const isLiving = ({ seats }: State, seat: number): boolean => seats[seat]?.alive === true;

/** The living neighbour clockwise; the seat itself if nobody else lives. */
export function nextLiving(state: State, seat: number, direction: 1 | -1 = 1): number {
  const count = state.seats.length;
  for (let step = 1; step < count; step += 1) {
    const candidate = (seat + direction * step + count * step) % count;
    if (isLiving(state, candidate)) return candidate;
  }
  return seat;
}

/** Who comes first wherever an order begins with the active clone. */
export const standIn = (state: State): number =>
  isLiving(state, state.active) ? state.active : nextLiving(state, state.active);

/** Seats of the living. */
export const living = (state: State): number[] => [...state.seats.keys()].filter((seat) => isLiving(state, seat));

/** The living in the order in which they decide: the active clone, then clockwise. */
export function livingInOrder(state: State): number[] {
  const start = standIn(state);
  const seats = living(state);
  return [...seats.filter((seat) => seat >= start), ...seats.filter((seat) => seat < start)];
}

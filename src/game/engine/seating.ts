/** Who sits where, who is alive, and in which order they decide (#who-is-who). */

import type { SeatState, State } from './state.ts';

export function seatAt({ seats }: State, seat: number): SeatState {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat} in this game.`);
  return found;
}

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

/** The living in the order in which they decide: the active clone, then clockwise. */
export function livingInOrder(state: State): number[] {
  const start = standIn(state);
  const order: number[] = [];
  for (let step = 0; step < state.seats.length; step += 1) {
    const seat = (start + step) % state.seats.length;
    if (isLiving(state, seat)) order.push(seat);
  }
  return order;
}

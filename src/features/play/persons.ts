/** The persons in a game, and which of them may see the table when several share a device. */

import type { State } from '#game/engine/state.ts';
import type { Player } from '#game/play/playedGame.ts';
import type { SeatNumber } from '#game/rules/table.ts';

export function createPersons(players: readonly Player[]) {
  const seats = players.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
  const isPerson = (seat: SeatNumber | undefined): boolean => seat !== undefined && players[seat]?.kind === 'person';
  /** Seat of the person who took the device last. Unknown after a reload if there are several persons. */
  let holder = seats.length > 1 ? undefined : seats[0];

  return {
    isPerson,
    /** Seat whose view is shown. */
    seat: (): number => holder ?? seats[0] ?? 0,
    /** Seat that must take the device before the table is shown; `undefined` if none must. */
    handTo({ pending }: State): number | undefined {
      if (!pending || seats.length < 2) return undefined;
      const { seat } = pending;
      if (isPerson(seat)) return seat === holder ? undefined : seat;
      return holder === undefined ? (seats.find((next) => next > seat) ?? seats[0]) : undefined;
    },
    takeDevice(seat: SeatNumber | undefined): void {
      holder = seat ?? holder;
    },
  };
}

/** The persons of a game, and which of several with one device may look at the table. */

import type { State } from '#game/engine/state.ts';
import type { Player } from '#game/play/playedGame.ts';

export function createPersons(players: readonly Player[]) {
  const seats = players.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
  const isPerson = (seat: number | undefined): boolean => seat !== undefined && players[seat]?.kind === 'person';
  /** Who took the device last; after a reload nobody knows. */
  let holder = seats.length > 1 ? undefined : seats[0];

  return {
    isPerson,
    /** Whose view is shown. */
    seat: (): number => holder ?? seats[0] ?? 0,
    /** Who has to take the device before the table may be seen. */
    handTo({ pending }: State): number | undefined {
      if (!pending || seats.length < 2) return undefined;
      const { seat } = pending;
      if (isPerson(seat)) return seat === holder ? undefined : seat;
      return holder === undefined ? (seats.find((next) => next > seat) ?? seats[0]) : undefined;
    },
    takeDevice(seat: number | undefined): void {
      holder = seat ?? holder;
    },
  };
}

/** The auditor's record of one clone, and its differences from the engine's state. */

import type { SeatState } from '#game/engine/state.ts';

export type Purse = { real: number; transient: number };

export type Clone = {
  corpus: Purse;
  cerebrium: Purse;
  ticks: number;
  owed: number;
  thoughts: number[];
  condition: number[];
  memories: number[];
  alive: boolean;
};

export const cloneOf = (seat: SeatState): Clone => ({
  corpus: { ...seat.corpus },
  cerebrium: { ...seat.cerebrium },
  ticks: seat.ticks,
  owed: seat.owedTicks,
  thoughts: seat.thoughts.toSorted(),
  condition: seat.condition.map(({ card }) => card).toSorted(),
  memories: seat.memories.toSorted(),
  alive: seat.alive,
});

/** Takes transient points first. */
export function lose(purse: Purse, number: number): void {
  const transient = Math.min(purse.transient, number);
  purse.transient -= transient;
  purse.real -= number - transient;
}

/** A sentence for each difference from the engine's state. */
export function differences(name: string, own: Clone, seat: SeatState): string[] {
  const theirs = cloneOf(seat);
  const sorted = {
    ...own,
    thoughts: own.thoughts.toSorted(),
    condition: own.condition.toSorted(),
    memories: own.memories.toSorted(),
  };
  return Object.entries(sorted).flatMap(([what, value]) => {
    const [here, there] = [JSON.stringify(value), JSON.stringify(theirs[what as keyof Clone])];
    return here === there ? [] : [`${what} of ${name}: ${here}, not ${there}.`];
  });
}

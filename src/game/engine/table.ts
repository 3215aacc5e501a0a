/** The game as the tracker of the table would have it: what all may see, in numbers. */

import type { Table } from '../tracker/table.ts';
import type { Book } from './book.ts';
import { isToldAfraid, limitChange, tableModulesOf } from './inEffect.ts';
import type { State } from './state.ts';

/**
 * The rules of who wins are written for this table. Every change of the thought
 * limit stands in `limitChange`, so `paranoia` is 0 and `fearLimitChange` absent.
 */
export function tableOf(book: Book, state: State): Table {
  const { seats, first, active, turn, phase, outcome } = state;
  return {
    modules: tableModulesOf(state),
    clones: seats.map((seat) => ({
      name: seat.name,
      ...(seat.persona !== null && { persona: seat.persona }),
      alive: seat.alive,
      corpus: seat.corpus,
      cerebrium: seat.cerebrium,
      ticks: seat.ticks,
      owedTicks: seat.owedTicks,
      thoughts: seat.thoughts.length,
      limitChange: limitChange(book, seat),
      paranoia: 0,
      toldAfraid: isToldAfraid(book, seat),
    })),
    first,
    active,
    turn,
    phase,
    limitEnforced: false,
    ...(outcome && { outcome }),
  };
}

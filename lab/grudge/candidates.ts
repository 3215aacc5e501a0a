/** Tables from a turn of a game that may hold a grudge. */

import { applyInPlace } from '../../src/game/engine/apply.ts';
import { copyState } from '../../src/game/engine/copyState.ts';
import { cardOf } from '../../src/game/engine/event.ts';
import { type Decision, legalDecisions } from '../../src/game/engine/legal.ts';
import type { State } from '../../src/game/engine/state.ts';
import { type Goal, rival, you } from '../../src/game/grudge/goal.ts';
import type { Book } from '../../src/game/language/book.ts';
import type { LaidSeat, LaidTable } from '../../src/game/position/laidTable.ts';
import { beginAt, replay } from '../../src/game/position/position.ts';

export type Track = 'corpus' | 'cerebrium';
export type Candidate = { readonly goal: Goal; readonly table: LaidTable; readonly opening: readonly Decision[] };

/** Candidates at the beginning of a turn. Of each group at most one is wanted. */
export function* candidatesAt(book: Book, state: State, active: number): Generator<Candidate[]> {
  const table = tableOf(state, active);
  yield [
    { goal: 'win', table, opening: [] },
    { goal: 'win', table: withoutReactions(book, table), opening: [] },
  ];
  const attacked = filledUp(tableOf(state, 1 - active), state);
  const canReact = attacked.seats[you]?.thoughts?.some((card) => cardOf(book, card).type === 'reaction');
  if (canReact) yield openingsAt(book, attacked).map((opening) => ({ goal: 'survive', table: attacked, opening }));
}

/** Attacks with which the rival can begin, up to the first decision of yours. */
function openingsAt(book: Book, table: LaidTable): Decision[][] {
  const { state: start } = beginAt(book, { table });
  return legalDecisions({ book, state: start }).flatMap((first) => {
    if (first.do !== 'play' || cardOf(book, first.card).type !== 'attack') return [];
    const opening: Decision[] = [];
    const state = copyState(start);
    for (let next: Decision | undefined = first; next && state.pending?.seat === rival; ) {
      opening.push(next);
      applyInPlace({ book, state }, next);
      next = legalDecisions({ book, state }).filter(({ do: what }) => what !== 'react' && what !== 'withdraw')[0];
      if (state.pending?.kind === 'action') return [];
    }
    return state.pending?.kind === 'react' && legalDecisions({ book, state }).length > 1 ? [opening] : [];
  });
}

const withoutReactions = (book: Book, table: LaidTable): LaidTable => ({
  ...table,
  seats: table.seats.map((seat, place) =>
    place === you
      ? { ...seat, thoughts: (seat.thoughts ?? []).filter((card) => cardOf(book, card).type !== 'reaction') }
      : seat,
  ),
});

/** With four ideas in headspace, so that a turn of the rival draws nothing. */
function filledUp(table: LaidTable, { head }: State): LaidTable {
  const next = [...head];
  return { ...table, headspace: (table.headspace ?? []).map((card) => card ?? next.shift() ?? null) };
}

/** The table as it lies, all cards open, with the clone that is asked in the first seat. */
function tableOf(state: State, first: number): LaidTable {
  const seats = [first, 1 - first].map((place): LaidSeat => {
    const seat = state.seats[place];
    if (!seat) throw new Error(`There is no seat ${place}.`);
    const { persona, corpus, cerebrium, ticks, owedTicks, thoughts, condition, memories } = seat;
    return {
      name: place === first ? 'You' : seat.name,
      ...(persona !== null && { persona }),
      corpus: corpus.real,
      cerebrium: cerebrium.real,
      ticks,
      owedTicks,
      thoughts,
      condition: condition.map(({ card, side }) => ({ card, side })),
      memories,
    };
  });
  return {
    seats,
    headspace: state.headspace.map((slot) => slot?.card ?? null),
    active: state.active === first ? you : rival,
    open: true,
  };
}

export const withPoints = (candidate: Candidate, seat: number, track: Track, points: number): Candidate => ({
  ...candidate,
  table: {
    ...candidate.table,
    seats: candidate.table.seats.map((laid, place) => (place === seat ? { ...laid, [track]: points } : laid)),
  },
});

/** The state at your first decision; `undefined` if the opening is not possible with these points. */
export function stateOf(book: Book, { table, opening }: Candidate): State | undefined {
  const { state, decisions } = replay(book, beginAt(book, { table }), opening);
  return decisions.length === opening.length ? state : undefined;
}

/** A table that is laid by hand, and the state of a game that begins there: for trying a card, for examples, for tests. */

import { isSeatAfraid } from '../engine/inEffect.ts';
import { type CardNumber, cardsAside } from '../engine/printedCard.ts';
import { randomFrom } from '../engine/random.ts';
import { maskOfAll } from '../engine/seating.ts';
import { cloneWith, type SeatState, type State, stateWith } from '../engine/state.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book, Side } from '../language/book.ts';
import type { EngineModule } from '../rules/setup.ts';

const { startCorpus, startCerebrium, headspaceSize } = gameConstants;

/** A clone. Absent: the numbers of the start of a game, no ticks, no cards. */
export type LaidSeat = {
  readonly name: string;
  readonly persona?: string;
  readonly corpus?: number;
  readonly cerebrium?: number;
  readonly ticks?: number;
  readonly owedTicks?: number;
  readonly thoughts?: readonly CardNumber[];
  readonly condition?: readonly { readonly card: CardNumber; readonly side: Side }[];
  readonly memories?: readonly CardNumber[];
};

export type LaidTable = {
  readonly seats: readonly LaidSeat[];
  /** Filled up to four; `null` is an empty slot. */
  readonly headspace?: readonly (CardNumber | null)[];
  /** From the top; filled up to `ideasLeft`. */
  readonly head?: readonly CardNumber[];
  readonly ideasLeft?: number;
  readonly modules?: readonly EngineModule[];
  readonly active?: number;
  /** Whether the turn of the active clone is about to begin, instead of being in its main phase. */
  readonly turnBegins?: boolean;
  /** 5 by default. */
  readonly turn?: number;
  /** Whether every clone has seen every card. */
  readonly open?: boolean;
};

/** All cards of a clone. */
export const cardsOf = ({ thoughts = [], condition = [], memories = [] }: LaidSeat): readonly CardNumber[] => [
  ...thoughts,
  ...condition.map(({ card }) => card),
  ...memories,
];

function seatOf({ name, persona, corpus = startCorpus, cerebrium = startCerebrium, ...laid }: LaidSeat): SeatState {
  return {
    ...cloneWith(name, persona, { corpus, cerebrium }),
    ticks: laid.ticks ?? 0,
    owedTicks: laid.owedTicks ?? 0,
    thoughts: [...(laid.thoughts ?? [])],
    condition: (laid.condition ?? []).map((own) => ({ ...own, used: false })),
    memories: [...(laid.memories ?? [])],
  };
}

/** The state of a game at this table. Unspecified places are filled with cards that are nowhere else. */
export function layTable(book: Book, laid: LaidTable): State {
  const { modules = [], active = 0, turnBegins = false, ideasLeft = 16 } = laid;
  const seats = laid.seats.map(seatOf);
  const headspace = [...(laid.headspace ?? [])];
  const head = [...(laid.head ?? [])];
  const placed = new Set([...headspace, ...head, ...laid.seats.flatMap(cardsOf)]);
  const fillers = Object.values(book.cards)
    .filter(({ id, set }) => set > 0 && !placed.has(id))
    .map(({ id }) => id);
  while (headspace.length < headspaceSize) headspace.push(fillers.shift() ?? 0);
  while (head.length < ideasLeft) head.push(fillers.shift() ?? 0);
  const seen = laid.open ? Object.values(book.cards).map(({ id }) => id) : headspace.filter((card) => card !== null);
  const state = stateWith({
    edition: book.edition,
    modules,
    seats,
    first: 0,
    active,
    turn: laid.turn ?? 5,
    phase: turnBegins ? 'start' : 'main',
    stage: turnBegins ? 'begin' : 'main',
    head: head.slice(0, Math.max(ideasLeft, 0)),
    headspace: headspace.map((card) => (card === null ? null : { card, faceDown: false })),
    aside: cardsAside(seats.length).filter((card) => !placed.has(card)),
    known: Object.fromEntries(seen.map((card) => [card, maskOfAll({ seats })])),
    random: randomFrom(1),
  });
  for (const seat of state.seats) seat.afraid = isSeatAfraid(book, seat);
  return state;
}

/** Sets up a game in progress by hand: for trying a card, for worked examples, for tests. */

import { isClonePastFearThreshold } from '../engine/inEffect.ts';
import { type CardNumber, cardsAside } from '../engine/printedCard.ts';
import { randomFrom } from '../engine/random.ts';
import { everyone } from '../engine/seating.ts';
import type { EngineModule, SeatState, State } from '../engine/state.ts';
import { gameConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';

const { startCorpus, startCerebrium, headspaceSize } = gameConstants;

/** A clone at the start of a game, with no cards. */
export const blankSeat = (name: string): SeatState => ({
  name,
  persona: null,
  personaUsed: false,
  alive: true,
  corpus: { real: startCorpus, transient: 0 },
  cerebrium: { real: startCerebrium, transient: 0 },
  ticks: 0,
  owedTicks: 0,
  thoughts: [],
  condition: [],
  memories: [],
  afraid: false,
  nextAttack: 0,
});

export type LaidTable = {
  readonly seats: SeatState[];
  /** Filled up to four; -1 is an empty slot. */
  readonly headspace?: readonly CardNumber[];
  /** From the top; filled up to `ideasLeft`. */
  readonly head?: readonly CardNumber[];
  readonly ideasLeft?: number;
  readonly modules?: readonly EngineModule[];
  readonly active?: number;
  /** Whether the turn of the active clone is about to begin, instead of being in its main phase. */
  readonly turnBegins?: boolean;
  /** 5 by default. */
  readonly turn?: number;
};

/** The state of such a game. Unspecified places are filled with cards that are nowhere else. */
export function layTable(book: Book, laid: LaidTable): State {
  const { seats, modules = [], active = 0, turnBegins = false, ideasLeft = 16 } = laid;
  const headspace = [...(laid.headspace ?? [])];
  const head = [...(laid.head ?? [])];
  const placed = new Set([...headspace, ...head, ...seats.flatMap(cardsOf)]);
  const fillers = Object.values(book.cards)
    .filter(({ id, set }) => set > 0 && !placed.has(id))
    .map(({ id }) => id);
  while (headspace.length < headspaceSize) headspace.push(fillers.shift() ?? 0);
  while (head.length < ideasLeft) head.push(fillers.shift() ?? 0);
  const state: State = {
    edition: book.edition,
    modules,
    seats,
    first: 0,
    active,
    turn: laid.turn ?? 5,
    phase: turnBegins ? 'start' : 'main',
    stage: turnBegins ? 'begin' : 'main',
    head: head.slice(0, Math.max(ideasLeft, 0)),
    headspace: headspace.map((card) => (card === -1 ? null : { card, faceDown: false })),
    aside: cardsAside(seats.length).filter((card) => !placed.has(card)),
    stem: [],
    waiting: [],
    window: null,
    draft: null,
    current: null,
    work: [],
    pending: null,
    batches: [],
    known: Object.fromEntries(headspace.map((card) => [card, everyone({ seats })])),
    random: randomFrom(1),
    nextItem: 1,
    nextEvent: 1,
    outcome: null,
  };
  for (const seat of state.seats) seat.afraid = isClonePastFearThreshold(book, state, seat);
  return state;
}

/** All cards of a clone. */
export const cardsOf = ({ thoughts, condition, memories }: SeatState) => [
  ...thoughts,
  ...condition.map(({ card }) => card),
  ...memories,
];

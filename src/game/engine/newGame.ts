/** Sets up a game from sets, personas and modules, up to its first decision (#setup). */

import { moduleConstants } from '../glossary/gameConstants.ts';
import type { Book } from '../language/book.ts';
import { compareReveal } from '../rules/firstPlayer.ts';
import { type EngineModule, startingNumbers, tableModulesOf } from '../rules/setup.ts';
import type { SeatNumber } from '../rules/table.ts';
import { cardOf, type Game, type GameEvent } from './event.ts';
import { dealHeadspace } from './headspace.ts';
import { belongsAside, type CardNumber, cardsAside } from './printedCard.ts';
import type { Step } from './question.ts';
import { type Random, randomFrom, shuffle } from './random.ts';
import { maskOf, seatAt } from './seating.ts';
import { cloneWith, type State, stateWith } from './state.ts';
import { advance } from './turn.ts';

export type GameSetup = {
  readonly seats: readonly { readonly name: string; readonly persona?: string }[];
  readonly sets: readonly number[];
  readonly modules: readonly EngineModule[];
  readonly seed: number;
  /** The head from the top, instead of a shuffled one. */
  readonly head?: readonly CardNumber[];
  /** Seat that goes first, instead of the one that reveals the highest value. */
  readonly first?: number;
};

/** The first state of a game, and the events that led to it. */
export function newGame(
  book: Book,
  setup: GameSetup,
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const random = randomFrom(setup.seed);
  const deck = setup.head ? [...setup.head] : shuffle(random, deckOf(book, setup.sets));
  const first = setup.first ?? revealFirst(book, deck, setup.seats.length, random);
  if (setup.first === undefined && !setup.head) shuffle(random, deck);
  const state = stateWith({
    edition: book.edition,
    modules: [...setup.modules],
    seats: setup.seats.map(({ name, persona }) => cloneWith(name, persona, startOf(book, setup, persona))),
    first,
    active: first,
    turn: 1,
    phase: 'start',
    stage: 'deal',
    head: deck,
    headspace: [],
    aside: cardsAside(setup.seats.length),
    known: {},
    random,
  });
  const game: Game = { book, state, events: [] };
  dealThoughts(game, setup);
  dealHeadspace(game);
  advance(game);
  return { state, events: game.events ?? [] };
}

/** Every card of the sets, except the one that is set aside until a death. */
const deckOf = (book: Book, sets: readonly number[]): CardNumber[] =>
  Object.values(book.cards)
    .filter(({ set, id }) => sets.includes(set) && !belongsAside(id))
    .map(({ id }) => id);

/** The seat that goes first: each clone reveals the top idea, and the highest value wins. Ties reveal again. */
function revealFirst(book: Book, deck: readonly CardNumber[], clones: number, random: Random): number {
  let seats: readonly SeatNumber[] = Array.from({ length: clones }, (_, seat) => seat);
  for (let top = 0; top + clones <= deck.length; top += clones) {
    const values = Array.from({ length: clones }, (_, seat) => cardOf(book, deck[top + seat] ?? 0).value);
    const found = compareReveal(
      values.map((value, seat) => (seats.includes(seat) ? value : undefined)),
      seats,
    );
    if (found.state === 'found') return found.seat;
    seats = found.seats;
  }
  return shuffle(random, [...seats])[0] ?? 0;
}

const startOf = (book: Book, setup: GameSetup, persona: string | null | undefined) =>
  startingNumbers(book.personas[persona ?? ''], tableModulesOf(setup.modules));

/** Deals the starting ideas. With First Draft, deals two more to each clone, which then represses two. */
function dealThoughts({ book, state }: Game, setup: GameSetup): void {
  const { seats, modules } = setup;
  const extra = modules.includes('module-first-draft') ? moduleConstants.firstDraftExtraIdeas : 0;
  const steps: Step[] = [];
  for (let turn = 0; turn < seats.length; turn += 1) {
    const seat = (state.first + turn) % seats.length;
    const { persona, thoughts } = seatAt(state, seat);
    const dealt = state.head.splice(0, startOf(book, setup, persona).ideas + extra);
    for (const card of dealt) state.known[card] = maskOf(seat);
    thoughts.push(...dealt);
    steps.push({ step: 'repress-idea', seat, number: extra });
  }
  state.work.push(...steps.reverse());
}

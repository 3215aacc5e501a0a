/** Moves cards between zones, and records which seats have seen them (#moving-cards, #refreshing-headspace). */

import type { Side } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';
import { type Because, byRule, cardOf, emit, type Game } from './event.ts';
import { checkFear } from './points.ts';
import { belongsAside, type CardNumber } from './printedCard.ts';
import { draw } from './random.ts';
import { maskOf, maskOfAll, seatAt } from './seating.ts';
import type { State } from './state.ts';
import { raise } from './triggers.ts';

export function endGame(game: Game, outcome: NonNullable<State['outcome']>): void {
  const { state } = game;
  state.outcome = outcome;
  state.pending = null;
  emit(game, 'how-to-win', { kind: 'over', outcome }, undefined, byRule(state));
}

/** Puts cards on the bottom of the head, face down. `known` is a bit mask of the seats that know their places. */
export function putUnder(state: State, cards: readonly CardNumber[], known: number): void {
  leaveBatches(state, cards);
  for (const card of cards) {
    state.head.push(card);
    state.known[card] = known;
  }
}

/** Removes cards from their batches. Drops a batch if one of its cards has left it without all seeing it. */
function leaveBatches(state: State, cards: readonly CardNumber[]): void {
  const left = state.batches
    .filter((batch) => batch.every((card) => !cards.includes(card) || state.known[card] === maskOfAll(state)))
    .map((batch) => batch.filter((card) => !cards.includes(card)));
  state.batches = left.filter((batch) => batch.length > 0);
}

/** Removes and returns the top idea of the head; `undefined` if the head is empty. */
export const drawTop = (state: State): CardNumber | undefined => state.head.shift();

/** Moves the top idea of the head to the thoughts. Does nothing if the head is empty. */
export function gainIdea(game: Game, seat: SeatNumber): void {
  const { state } = game;
  const card = drawTop(state);
  if (card === undefined) return;
  const seenBy = (state.known[card] ?? 0) | maskOf(seat);
  state.known[card] = seenBy;
  seatAt(state, seat).thoughts.push(card);
  emit(game, 'list-of-resources', { kind: 'gain-idea', seat, moved: card }, seenBy);
}

/** Moves the top idea of the head to the memories. Returns its number, or 0 if the head is empty. */
export function gainMemory(game: Game, seat: SeatNumber, kind: 'gain-memory' | 'gamble'): CardNumber {
  const { state } = game;
  const card = drawTop(state);
  if (card === undefined) return 0;
  intoMemories(game, seat, card);
  emit(game, kind === 'gamble' ? 'glossary-gamble' : 'list-of-resources', { kind, seat, moved: card });
  return card;
}

/** Puts a card into memories, where all can see it, or sets it aside if it belongs there. */
export function intoMemories({ state }: Game, seat: SeatNumber, card: CardNumber): void {
  state.known[card] = maskOfAll(state);
  if (belongsAside(card)) state.aside.push(card);
  else seatAt(state, seat).memories.push(card);
}

function takeOut<T>(list: T[], value: T): boolean {
  const place = list.indexOf(value);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}

/** Moves an idea from thoughts to memories. Outside a resolving item or a payment, the thought limit is the cause. */
export function forget(game: Game, seat: SeatNumber, card: CardNumber, because?: Because): void {
  takeOut(seatAt(game.state, seat).thoughts, card);
  intoMemories(game, seat, card);
  const see = because || game.state.current ? 'glossary-forget' : 'end-phase';
  const event = emit(game, see, { kind: 'forget', seat, moved: card }, undefined, because);
  raise(game, { kind: 'forgets', seat }, event);
}

export function remember(game: Game, seat: SeatNumber, card: CardNumber): void {
  const { memories, thoughts } = seatAt(game.state, seat);
  if (!takeOut(memories, card)) return;
  thoughts.push(card);
  emit(game, 'glossary-remember', { kind: 'remember', seat, moved: card });
}

/** Puts memories under the head. Of several, only the clone that chose the order knows it. */
export function repressMemories(game: Game, seat: SeatNumber, cards: readonly CardNumber[], because: Because): void {
  const { state } = game;
  const { memories } = seatAt(state, seat);
  for (const card of cards) {
    takeOut(memories, card);
    emit(game, 'glossary-repress', { kind: 'repress', seat, moved: card }, undefined, because);
  }
  const isOne = cards.length === 1;
  putUnder(state, cards, isOne ? maskOfAll(state) : maskOf(seat));
  if (!isOne) state.batches.push([...cards]);
}

/** The seat that has this state in its condition, if any has. */
export const ownerOf = ({ seats }: State, card: CardNumber): SeatNumber | undefined =>
  [...seats.keys()].find((seat) => seats[seat]?.condition.some((state) => state.card === card));

/** Moves a state from a condition to its owner's memories. Returns false if it is in no condition. */
export function removeState(game: Game, card: CardNumber, because?: Because): boolean {
  const seat = ownerOf(game.state, card);
  if (seat === undefined) return false;
  const clone = seatAt(game.state, seat);
  clone.condition = clone.condition.filter((state) => state.card !== card);
  intoMemories(game, seat, card);
  emit(game, 'state', { kind: 'remove', seat, moved: card }, undefined, because);
  checkFear(game);
  return true;
}

/** Adds a state to a condition. Outside a resolving item, a death is the cause. */
export function addState(game: Game, seat: SeatNumber, card: CardNumber, side: Side): void {
  seatAt(game.state, seat).condition.push({ card, side, used: false });
  game.state.known[card] = maskOfAll(game.state);
  emit(game, game.state.current ? 'aside-adding-cards' : 'death', { kind: 'add', seat, moved: card });
  checkFear(game);
}

/** Moves a state to another condition; it keeps its side. */
export function moveState(game: Game, card: CardNumber, to: SeatNumber): void {
  const from = ownerOf(game.state, card);
  if (from === undefined || from === to) return;
  const owner = seatAt(game.state, from);
  const moved = owner.condition.filter((state) => state.card === card);
  owner.condition = owner.condition.filter((state) => state.card !== card);
  seatAt(game.state, to).condition.push(...moved);
  emit(game, 'state', { kind: 'move-state', seat: to, from, moved: card });
  checkFear(game);
}

/** Moves a random idea to another clone's thoughts. Third clones no longer know the ideas of either. */
export function stealIdea(game: Game, from: SeatNumber, to: SeatNumber): void {
  const { state } = game;
  const victim = seatAt(state, from).thoughts;
  const card = victim[draw(state.random, victim.length)];
  if (card === undefined || from === to) return;
  takeOut(victim, card);
  const thief = seatAt(state, to).thoughts;
  for (const idea of victim) state.known[idea] = (state.known[idea] ?? 0) & (maskOf(from) | maskOf(to));
  for (const idea of thief) state.known[idea] = (state.known[idea] ?? 0) & (maskOf(from) | maskOf(to));
  state.known[card] = maskOf(from) | maskOf(to);
  thief.push(card);
  emit(game, 'glossary-move', { kind: 'steal', seat: to, from, moved: card }, maskOf(from) | maskOf(to));
}

/** Moves an idea to the thoughts of a teammate; both know it. */
export function giveIdea(game: Game, seat: SeatNumber, to: SeatNumber, card: CardNumber): void {
  const { state } = game;
  takeOut(seatAt(state, seat).thoughts, card);
  seatAt(state, to).thoughts.push(card);
  const seenBy = (state.known[card] ?? 0) | maskOf(to) | maskOf(seat);
  state.known[card] = seenBy;
  emit(game, 'module-two-heads', { kind: 'give', seat, to, moved: card }, seenBy);
}

/** Shows the ideas of the clone `at` to the clone `seat`. */
export function lookAt(game: Game, seat: SeatNumber, at: SeatNumber): void {
  const { state } = game;
  for (const idea of seatAt(state, at).thoughts) state.known[idea] = (state.known[idea] ?? 0) | maskOf(seat);
  emit(game, 'glossary-reveal', { kind: 'look', seat, at });
}

/** The resource value of a card; 0 for no card. */
export const resourceValue = ({ book }: Game, card: CardNumber): number => (card === 0 ? 0 : cardOf(book, card).value);

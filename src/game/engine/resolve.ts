/** Resolving the item on top of the stem, completely, before the next (#the-stem). */

import type { Effect, Worded } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { emit, type Game, sourceOf } from './event.ts';
import { takeFromHeadspace } from './headspace.ts';
import { isCurse } from './inEffect.ts';
import { bodyOf, sourceProgram } from './programs.ts';
import { isLiving, seatAt } from './seating.ts';
import { type Choices, chosenClone, type Item, isChosen, onStem } from './state.ts';
import { addState, intoMemories, ownerOf } from './zones.ts';

/** Pops the top item of the stem and begins to resolve it. */
export function beginResolving(game: Game): void {
  const { state } = game;
  const item = state.stem.pop();
  if (!item) return;
  state.current = { item, results: [], removed: 0, forgotten: 0, words: null };
  emit(game, 'the-stem', { kind: 'resolve', seat: item.controller, item: item.kind, source: sourceOf(state, item) });
  if (item.kind === 'take') resolveTake(game, item);
  else if (item.kind === 'state') resolveState(game, item);
  else if (isSpent(game, item)) emit(game, 'the-stem', { kind: 'nothing', seat: item.controller, source: item.card });
  else {
    pushEffects(game, bodyOf(game.book, item), item, false);
  }
}

/** Takes the idea, unless something has moved it out of headspace. */
function resolveTake(game: Game, item: Item): void {
  const { state } = game;
  const slot = state.headspace.findIndex((lying) => lying?.card === item.card);
  if (slot >= 0) takeFromHeadspace(game, slot, item.controller, 'take');
  else emit(game, 'the-stem', { kind: 'nothing', seat: item.controller, source: 0 });
}

/** Adds a state to its player, or a curse to the clone it has chosen; if that clone is dead, puts it into memories. */
function resolveState(game: Game, item: Item): void {
  const { state, book } = game;
  const seat = isCurse(sourceProgram(book, item)) ? chosenClone(item) : item.controller;
  if (seat !== undefined && isLiving(state, seat)) addState(game, seat, item.card, item.side);
  else intoMemories(game, item.controller, item.card);
}

/**
 * Whether everything that an item chose, or the card that it copies, has gone or become illegal.
 * False if it chose nothing.
 */
function isSpent(game: Game, item: Item): boolean {
  const { card } = item.choices;
  if (isChosen(card) && !game.state.seats.some(({ memories }) => memories.includes(card))) return true;
  const things = [...legality(game, item, item.choices), ...legality(game, item, item.choices.copy ?? {})];
  return things.length > 0 && !things.includes(true);
}

/** For each thing chosen, whether it is still there and legal. */
function legality({ state }: Game, item: Item, choices: Choices): boolean[] {
  const { clone, item: chosenItem, newClone, state: card, slot, slotCard, memories = [], card: copied } = choices;
  const legal: boolean[] = [];
  if (isChosen(clone)) legal.push(isLiving(state, clone));
  if (isChosen(chosenItem)) {
    const other = onStem(state, chosenItem);
    legal.push(other !== undefined && (newClone === undefined || chosenClone(other) === item.controller));
  }
  if (isChosen(card)) legal.push(ownerOf(state, card) !== undefined);
  if (isChosen(slot)) legal.push(state.headspace[slot]?.card === slotCard);
  const own = seatAt(state, item.controller).memories;
  for (const memory of memories) legal.push(own.includes(memory));
  if (isChosen(copied)) legal.push(true);
  return legal;
}

/** Finishes an item that has resolved: an attack or reaction goes to its controller's memories. */
export function finishResolving(game: Game, item: Item): void {
  if (item.kind === 'attack' || item.kind === 'reaction') {
    intoMemories(game, item.controller, item.card);
    const spent = { kind: 'spent', seat: item.controller, moved: item.card } as const;
    emit(game, 'moving-cards', spent, undefined, { cause: item.event });
  }
  game.state.current = null;
}

/** Queues an effect to be carried out next, as part of the words that are being carried out. */
export function pushEffect({ state }: Game, effect: Effect, copy: boolean, it?: SeatNumber): void {
  state.work.push({ step: 'effect', effect, copy, words: null, ...(it !== undefined && { it }) });
}

/** Queues the sentences of a side to be carried out next, in order. */
export function pushEffects(
  { state }: Game,
  body: readonly Worded<Effect>[],
  { card, persona }: Pick<Item, 'card' | 'persona'>,
  copy: boolean,
): void {
  for (const effect of [...body].reverse())
    state.work.push({ step: 'effect', effect, copy, words: { card, persona, text: effect.words } });
}

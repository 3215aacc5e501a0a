/** Resolving the item on top of the stem, completely, before the next (#the-stem). */

import type { Effect, Spanned } from '../language/program.ts';
import { emit, type Game, sourceOf } from './event.ts';
import { takeFromHeadspace } from './headspace.ts';
import { isCurse } from './inEffect.ts';
import { bodyOf, sourceProgram } from './programs.ts';
import { isLiving, seatAt } from './seating.ts';
import { type Choices, chosen, chosenClone, type Item, isChosen, onStem } from './state.ts';
import { addState, intoMemories, ownerOf } from './zones.ts';

/** Takes the top item off the stem and lays out its work. */
export function beginResolving(game: Game): void {
  const { state } = game;
  const item = state.stem.pop();
  if (!item) return;
  state.current = { item, results: [], removed: 0, forgotten: 0, words: null };
  emit(game, 'the-stem', { kind: 'resolve', seat: item.controller, item: item.kind, source: sourceOf(state, item) });
  if (item.kind === 'take') resolveTake(game, item);
  else if (item.kind === 'state') resolveState(game, item);
  else if (isSpent(game, item))
    emit(game, 'changing-the-stem', { kind: 'nothing', seat: item.controller, source: item.card });
  else {
    doInTurn(game, bodyOf(game.book, item), item, false);
  }
}

/** The idea lies where it was indicated, unless something else has moved it. */
function resolveTake(game: Game, item: Item): void {
  const { state } = game;
  const slot = state.headspace.findIndex((lying) => lying?.card === item.card);
  if (slot >= 0) takeFromHeadspace(game, slot, item.controller, 'take');
  else emit(game, 'changing-the-stem', { kind: 'nothing', seat: item.controller, source: 0 });
}

/** Into the condition of its player, or of the clone that a curse has chosen. */
function resolveState(game: Game, item: Item): void {
  const { state, book } = game;
  const seat = isCurse(sourceProgram(book, item)) ? chosen(item.choices.clone) : item.controller;
  if (isLiving(state, seat)) addState(game, seat, item.card, item.side);
  else intoMemories(game, item.controller, item.card);
}

/** Whether an item has chosen something, and everything it chose, or the card that it copies, has gone or become illegal. */
function isSpent(game: Game, item: Item): boolean {
  const { card } = item.choices;
  if (isChosen(card) && !game.state.seats.some(({ memories }) => memories.includes(card))) return true;
  const things = [...legality(game, item, item.choices), ...legality(game, item, item.choices.copy ?? {})];
  return things.length > 0 && !things.includes(true);
}

/** Of each thing chosen, whether it is still there. */
function legality({ state }: Game, item: Item, choices: Choices): boolean[] {
  const { clone, item: chosenItem, newClone, state: card, slot, slotCard, memories = [], card: copied } = choices;
  const legal: boolean[] = [];
  if (isChosen(clone)) legal.push(isLiving(state, clone));
  if (isChosen(chosenItem)) {
    const other = onStem(state, chosenItem);
    legal.push(other !== undefined && (newClone === undefined || chosenClone(other) === item.controller));
  }
  if (isChosen(card)) legal.push(ownerOf(state, card) >= 0);
  if (isChosen(slot)) legal.push(state.headspace[slot]?.card === slotCard);
  const own = seatAt(state, item.controller).memories;
  for (const memory of memories) legal.push(own.includes(memory));
  if (isChosen(copied)) legal.push(true);
  return legal;
}

/** The item has resolved: an attack or reaction goes to its controller's memories. */
export function finishResolving(game: Game, item: Item): void {
  if (item.kind === 'attack' || item.kind === 'reaction') {
    intoMemories(game, item.controller, item.card);
    const spent = { kind: 'spent', seat: item.controller, moved: item.card } as const;
    emit(game, 'moving-cards', spent, undefined, { cause: item.event });
  }
  game.state.current = null;
}

/** Lays out an effect to be carried out next, as a part of the words that are being carried out. */
export function doNext({ state }: Game, effect: Effect, copy: boolean): void {
  state.work.push({ step: 'effect', effect, copy, words: null });
}

/** Lays out the sentences of a side to be carried out next. */
export function doInTurn(
  { state }: Game,
  body: readonly Spanned<Effect>[],
  { card, persona, side }: Pick<Item, 'card' | 'persona' | 'side'>,
  copy: boolean,
): void {
  for (const effect of body.toReversed())
    state.work.push({ step: 'effect', effect, copy, words: { card, persona, side, span: effect.span } });
}

/**
 * Announcing an item: side, X, choices, cards to pay with, then the payment all
 * at once (#six-steps, #pay-costs). Until it is paid for, it can be withdrawn.
 */

import type { SeatNumber } from '../rules/table.ts';
import { answer, openChoices } from './answers.ts';
import { curseQuestion, hasSomethingToDo, nextChoice, type Question } from './choices.ts';
import { cardOf, emitAnnounced, type Game } from './event.ts';
import { canPay, costOf, isFromThoughts, leastX, payDraft, paymentQuestion, usesX } from './payment.ts';
import type { CardNumber } from './printedCard.ts';
import { bodyOf, sourceProgram } from './programs.ts';
import type { DraftAsk } from './question.ts';
import { firstInTurnOrder, nextLiving, seatAt } from './seating.ts';
import { type Draft, type Item, type ItemKind, isChosen } from './state.ts';
import { markUsed, raise, raisePayment } from './triggers.ts';

/** Every X that can be paid and gives the item something to do; only 0 if the cost has no X. */
function possibleX(game: Game, item: Item): number[] {
  const cost = costOf(game.book, item);
  const possible = (x: number) => canPay(game, item, x) && hasSomethingToDo(game, item, x);
  if (!usesX(cost)) return possible(0) ? [0] : [];
  const { xMax = Number.POSITIVE_INFINITY } = sourceProgram(game.book, item).limit ?? {};
  const found: number[] = [];
  for (let x = leastX(item); x <= xMax && canPay(game, item, x); x += 1) if (possible(x)) found.push(x);
  return found;
}

const bothSides: readonly Item['side'][] = ['desire', 'fear'];

/** Not afraid: desire only. Afraid: either, if there are two (#desire-and-fear). */
function openSides({ state, book }: Game, item: Item): readonly Item['side'][] {
  const either = seatAt(state, item.controller).afraid && cardOf(book, item.card).fear;
  return either ? bothSides : bothSides.slice(0, 1);
}

/** The sides on which a card can be played or used to react now: 0 for desire, 1 for fear. */
function possibleSides(game: Game, item: Item): number[] {
  const possible = (side: Item['side']) => possibleX(game, { ...item, side, choices: {} }).length > 0;
  return openSides(game, item).flatMap((side, index) => (possible(side) ? [index] : []));
}

export const canAnnounce = (game: Game, item: Item): boolean =>
  isFromThoughts(item.kind) ? possibleSides(game, item).length > 0 : possibleX(game, item).length > 0;

/** A new item for which nothing has been decided yet. */
export function newItem(
  game: Game,
  kind: ItemKind,
  controller: SeatNumber,
  card: CardNumber,
  ability: number | null = null,
): Item {
  const { state } = game;
  const seat = seatAt(state, controller);
  const source = seat.condition.find((own) => own.card === card);
  const persona = card === 0 ? seat.persona : null;
  return {
    id: state.nextItem,
    kind,
    controller,
    card,
    persona,
    side: source?.side ?? (persona !== null && seat.afraid ? 'fear' : 'desire'),
    ability,
    x: 0,
    choices: {},
    otherSeat: null,
    bonus: 0,
    // Announcing emits no event before it.
    event: state.nextEvent,
  };
}

/** Begins to announce an item, for which `canAnnounce` must hold. */
export function openDraft(game: Game, item: Item): void {
  const { state } = game;
  state.nextItem += 1;
  if (isFromThoughts(item.kind)) {
    const { thoughts } = seatAt(state, item.controller);
    thoughts.splice(thoughts.indexOf(item.card), 1);
  }
  state.draft = { item, sideChosen: !isFromThoughts(item.kind), xChosen: false, ideas: [], memories: [], states: [] };
  continueDraft(game, state.draft);
}

/** Discards the draft. Its card goes back to where it was. */
export function withdrawDraft({ state }: Game, { item }: Draft): void {
  if (isFromThoughts(item.kind)) seatAt(state, item.controller).thoughts.push(item.card);
  state.draft = null;
}

/** Answers questions that have one option, asks the others, and pays when no question is left. */
function continueDraft(game: Game, draft: Draft): void {
  for (let question = draftQuestion(game, draft); question; question = draftQuestion(game, draft)) {
    const { ask, options } = question;
    const [first, ...others] = options;
    if (first === undefined || others.length > 0) {
      game.state.pending = { kind: 'choose', for: 'draft', seat: draft.item.controller, ask, options };
      return;
    }
    noteAnswer(game, draft, ask, first);
  }
  commit(game, draft);
}

export function answerDraft(game: Game, draft: Draft, ask: DraftAsk, value: number): void {
  noteAnswer(game, draft, ask, value);
  continueDraft(game, draft);
}

function noteAnswer({ state }: Game, draft: Draft, ask: DraftAsk, value: number): void {
  if (ask === 'side') {
    draft.item.side = value === 1 ? 'fear' : 'desire';
    draft.sideChosen = true;
  } else if (ask === 'x') {
    draft.item.x = value;
    draft.xChosen = true;
  } else if (ask === 'pay-idea') draft.ideas.push(value);
  else if (ask === 'pay-memory') draft.memories.push(value);
  else if (ask === 'pay-state') draft.states.push(value);
  else answer(state, openChoices(draft.item.choices), ask, value);
}

function draftQuestion(game: Game, draft: Draft): Question<DraftAsk> | undefined {
  const { item } = draft;
  if (!draft.sideChosen) return { ask: 'side', options: possibleSides(game, item) };
  if (!draft.xChosen) return { ask: 'x', options: possibleX(game, item) };
  const choice =
    item.kind === 'state'
      ? curseQuestion(game, item)
      : nextChoice(game, item, bodyOf(game.book, item), item.choices, item.x);
  return choice ?? paymentQuestion(game, draft);
}

/** Puts the item on the stem, pays everything at once, and opens the window for reactions. */
function commit(game: Game, draft: Draft): void {
  const { state } = game;
  const { item } = draft;
  state.draft = null;
  const seat = item.controller;
  item.event = emitAnnounced(game, item.kind === 'reaction' ? 'reaction' : 'actions', item);
  state.stem.push(item);
  const { event, paysPoints } = payDraft(game, draft);
  if (item.kind === 'attack') {
    item.bonus = seatAt(state, seat).nextAttack;
    seatAt(state, seat).nextAttack = 0;
  }
  if (item.kind === 'activated') markUsed(game, seat, item.card);
  raiseChosen(game, item);
  if (paysPoints) raisePayment(game, seat, event);
  if (item.kind === 'reaction') raise(game, { kind: 'reacts', seat }, item.event);
  state.window = { seat: item.kind === 'reaction' ? nextLiving(state, seat) : firstInTurnOrder(state), passes: 0 };
}

/** Raises an event for each clone that was chosen, for effects that watch for it. */
export function raiseChosen(game: Game, { choices, controller, event }: Item): void {
  for (const clone of [choices.clone, choices.copy?.clone, choices.newClone]) {
    if (isChosen(clone)) raise(game, { kind: 'chooses', seat: controller, clone }, event);
  }
}

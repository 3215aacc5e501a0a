/** Costs of items: the amounts due, whether a seat can pay them, and the payment (#pay-costs, #list-of-costs). */

import type { Book } from '../language/book.ts';
import type { Cost, CostKind } from '../language/program.ts';
import type { Question } from './choices.ts';
import { cardOf, emit, type Game } from './event.ts';
import { canPayPoints, payPoints } from './points.ts';
import { sourceProgram } from './programs.ts';
import type { DraftAsk } from './question.ts';
import { seatAt } from './seating.ts';
import type { Draft, Item, ItemKind } from './state.ts';
import { forget, removeState, repressMemories } from './zones.ts';

const takeCost: Cost = { tick: 1 };

/** The cost of an item. */
export function costOf(book: Book, item: Item): Cost {
  if (item.kind === 'take') return takeCost;
  if (item.ability !== null) return sourceProgram(book, item).activated[item.ability]?.cost ?? {};
  return cardOf(book, item.card).cost;
}

/** The amount of one kind that a cost requires. */
export const dueOf = (cost: Cost, kind: CostKind, x: number): number => {
  const amount = cost[kind] ?? 0;
  return amount === 'x' ? x : amount;
};

export const usesX = (cost: Cost): boolean => Object.values(cost).includes('x');

/** The first cost that a seat cannot pay, if any. The card being played does not count among its thoughts. */
export function missingFor(game: Game, item: Item, x: number): CostKind | undefined {
  const cost = costOf(game.book, item);
  const seat = item.controller;
  const { ticks, thoughts, memories, condition } = seatAt(game.state, seat);
  const ideas = thoughts.length - (thoughts.includes(item.card) ? 1 : 0);
  if (ticks < dueOf(cost, 'tick', x)) return 'tick';
  if (ideas < dueOf(cost, 'idea', x)) return 'idea';
  if (memories.length < dueOf(cost, 'memory', x)) return 'memory';
  if (condition.length < dueOf(cost, 'state', x)) return 'state';
  if (!canPayPoints(game, seat, 'corpus', dueOf(cost, 'corpus', x))) return 'corpus';
  return canPayPoints(game, seat, 'cerebrium', dueOf(cost, 'cerebrium', x)) ? undefined : 'cerebrium';
}

export const canPay = (game: Game, item: Item, x: number): boolean => missingFor(game, item, x) === undefined;

/** The least X: 1 for an activated effect, otherwise 0 (#aside-x-as-a-cost). */
export const leastX = ({ kind }: Item): number => (kind === 'activated' ? 1 : 0);

/** Whether items of this kind are cards from the thoughts. */
export const isFromThoughts = (kind: ItemKind): boolean => kind === 'attack' || kind === 'state' || kind === 'reaction';

/** One option if everything left has to be paid, so that nobody is asked. Not for memories, whose order matters. */
const forced = (options: readonly number[], needed: number) =>
  options.length === needed ? options.slice(0, 1) : options;

/** The next card to choose for the payment of a draft, if any. */
export function paymentQuestion(game: Game, draft: Draft): Question<DraftAsk> | undefined {
  const { item, ideas, memories, states } = draft;
  const cost = costOf(game.book, item);
  const seat = seatAt(game.state, item.controller);
  const due = (kind: CostKind, chosen: readonly number[]) => dueOf(cost, kind, item.x) - chosen.length;
  const left = (list: readonly number[], chosen: readonly number[]) => list.filter((card) => !chosen.includes(card));
  const [ideasDue, memoriesDue, statesDue] = [due('idea', ideas), due('memory', memories), due('state', states)];
  if (ideasDue > 0) return { ask: 'pay-idea', options: forced(left(seat.thoughts, ideas), ideasDue) };
  if (memoriesDue > 0) return { ask: 'pay-memory', options: left(seat.memories, memories) };
  const condition = seat.condition.map(({ card }) => card);
  if (statesDue > 0) return { ask: 'pay-state', options: forced(left(condition, states), statesDue) };
  return undefined;
}

/** Pays everything at once. Returns the id of the payment event, and whether corpus or cerebrium was paid. */
export function payDraft(game: Game, { item, ideas, memories, states }: Draft): { event: number; paysPoints: boolean } {
  const seat = item.controller;
  const cost = costOf(game.book, item);
  const ticks = dueOf(cost, 'tick', item.x);
  const corpus = dueOf(cost, 'corpus', item.x);
  const cerebrium = dueOf(cost, 'cerebrium', item.x);
  seatAt(game.state, seat).ticks -= ticks;
  const event = emit(game, 'pay-costs', { kind: 'pay', seat, ticks, corpus, cerebrium });
  payPoints(game, seat, 'corpus', corpus);
  payPoints(game, seat, 'cerebrium', cerebrium);
  const because = { cause: event };
  for (const card of ideas) forget(game, seat, card, because);
  if (memories.length > 0) repressMemories(game, seat, memories, because);
  for (const card of states) removeState(game, card, because);
  return { event, paysPoints: corpus + cerebrium > 0 };
}

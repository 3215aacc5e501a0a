/** Numbers that an effect computes when it resolves. */

import type { Amount, Condition, Count, Effect, Whom } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import type { Game } from './event.ts';
import { isLiving, livingInOrder, seatAt } from './seating.ts';
import { type Choices, type Current, onStem, type SeatState } from './state.ts';
import { resourceValue } from './zones.ts';

/** The context in which an effect is carried out. */
export type Context = {
  readonly current: Current;
  readonly choices: Choices;
  readonly x: number;
  /** The clone that the effect was offered to, if it was. */
  readonly it?: SeatNumber;
};

export const contextOf = ({ state }: Game, copy: boolean): Context => {
  const { current } = state;
  if (!current) throw new Error('Nothing is resolving.');
  const { item } = current;
  return { current, choices: copy ? (item.choices.copy ?? {}) : item.choices, x: copy ? 0 : item.x };
};

/** "That clone": the clone it was offered to, the clone chosen or, if none was, the other clone of the trigger. */
const thatClone = ({ current, choices, it }: Context): SeatNumber | null =>
  it ?? choices.clone ?? current.item.otherSeat;

function seatThere({ state }: Game, context: Context): SeatState {
  const seat = thatClone(context);
  if (seat === null) throw new Error('The effect is about another clone, but none was chosen.');
  return seatAt(state, seat);
}

/** The living clones that `whom` refers to, in the order in which they are affected. */
export function clonesOf(game: Game, context: Context, whom: Whom | undefined): SeatNumber[] {
  const { state } = game;
  const you = context.current.item.controller;
  if (whom === 'each-clone') return livingInOrder(state);
  if (whom === 'each-other-clone') return livingInOrder(state).filter((seat) => seat !== you);
  const attack = () => onStem(state, context.choices.item)?.controller ?? null;
  const one = whom === undefined || whom === 'you' ? you : whom === 'attack-controller' ? attack() : thatClone(context);
  return one !== null && isLiving(state, one) ? [one] : [];
}

function count(game: Game, context: Context, each: Count): number {
  const { state } = game;
  const { current, x } = context;
  const { item, results } = current;
  const you = seatAt(state, item.controller);
  const there = () => seatThere(game, context);
  switch (each) {
    case 'x':
      return x;
    case 'result':
    case 'highest-result':
      return Math.max(0, ...results);
    case 'sum-of-results':
      return results.reduce((sum, result) => sum + result, 0);
    case 'highest-value-there':
      return Math.max(0, ...there().thoughts.map((card) => resourceValue(game, card)));
    case 'ideas-there':
      return there().thoughts.length;
    case 'your-ideas':
      return you.thoughts.length;
    case 'states-there':
      return there().condition.length;
    case 'your-other-states':
      return you.condition.filter(({ card }) => card !== item.card).length;
    case 'other-clones':
      return livingInOrder(state).filter((seat) => seat !== item.controller).length;
    case 'states-removed':
      return current.removed;
    case 'ideas-forgotten':
      return current.forgotten;
    default:
      return each satisfies never;
  }
}

export const amountOf = (game: Game, context: Context, { base, per = 1, each }: Amount): number =>
  each === undefined ? base : base + per * count(game, context, each);

export function holds(game: Game, context: Context, condition: Condition): boolean {
  const { state } = game;
  const { item, results } = context.current;
  const you = seatAt(state, item.controller);
  const there = () => seatThere(game, context);
  const result = Math.max(...results);
  switch (condition.is) {
    case 'more-than-you':
      return there()[condition.track].real > you[condition.track].real;
    case 'more-than-that-clone':
      return you[condition.track].real > there()[condition.track].real;
    case 'result-at-least':
      return result >= condition.number;
    case 'result-is':
      return result === condition.number;
    case 'ideas-at-least':
      return you.thoughts.length >= condition.number;
    case 'no-ideas':
      return you.thoughts.length === 0;
    default:
      return condition satisfies never;
  }
}

/** The base amount of damage: `instead` if the effect's condition holds. */
export const damageAmount = (game: Game, context: Context, effect: Extract<Effect, { do: 'damage' }>): number =>
  effect.if && holds(game, context, effect.if) ? (effect.instead ?? 0) : amountOf(game, context, effect);

/** Carries out each kind of effect. Parts that wait for a decision are queued as steps (steps.ts). */

import type { Effect, Resource } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { amountOf, clonesOf, contextOf, damageAmount, holds } from './amounts.ts';
import { emit, type Game } from './event.ts';
import { replaceIdea, takeFromHeadspace } from './headspace.ts';
import { dealDamage, gainPoints, gainTicks, gainTransientPoints, losePoints, loseTick } from './points.ts';
import { pushEffect } from './resolve.ts';
import { livingInOrder, nextLiving, seatAt } from './seating.ts';
import { isChosen, onStem } from './state.ts';
import { type Perform, pushStep, stemEffects } from './stemEffects.ts';
import {
  forget,
  gainIdea,
  gainMemory,
  lookAt,
  moveState,
  remember,
  removeState,
  resourceValue,
  stealIdea,
} from './zones.ts';

type Gains = (game: Game, seat: SeatNumber, number: number) => void;

/** Repeats a gain, because cards are gained one at a time. */
const oneByOne =
  (gain: (game: Game, seat: SeatNumber) => void): Gains =>
  (game, seat, number) => {
    for (let one = 0; one < number; one += 1) gain(game, seat);
  };

/** The gain that each resource symbol stands for (#list-of-resources). */
const gainsOf: Readonly<Record<Resource, Gains>> = {
  C: (game, seat, number) => gainPoints(game, seat, 'corpus', number),
  B: (game, seat, number) => gainPoints(game, seat, 'cerebrium', number),
  TC: (game, seat, number) => gainTransientPoints(game, seat, 'corpus', number),
  TB: (game, seat, number) => gainTransientPoints(game, seat, 'cerebrium', number),
  T: gainTicks,
  I: oneByOne(gainIdea),
  M: oneByOne((game, seat) => gainMemory(game, seat, 'gain-memory')),
  S: oneByOne((game, seat) => pushStep(game, { step: 'gain-state', seat })),
};

const performers: { readonly [K in Effect['do']]: Perform<K> } = {
  ...stemEffects,

  damage(game, effect, context) {
    const { item } = context.current;
    for (const seat of clonesOf(game, context, effect.whom))
      dealDamage(game, item, seat, effect.track, damageAmount(game, context, effect));
  },

  /** If both neighbours are the same clone, the two amounts are added up. */
  'damage-neighbours'(game, { track, next, previous }, { current: { item } }) {
    const { state } = game;
    const [right, left] = [nextLiving(state, item.controller), nextLiving(state, item.controller, -1)];
    if (right === left) return dealDamage(game, item, right, track, next + previous);
    for (const seat of livingInOrder(state)) {
      if (seat === right) dealDamage(game, item, seat, track, next);
      if (seat === left) dealDamage(game, item, seat, track, previous);
    }
  },

  gain(game, { whom, gains }, context) {
    for (const seat of clonesOf(game, context, whom))
      for (const { what, number } of gains) gainsOf[what](game, seat, number);
  },

  'gain-scaled'(game, effect, context) {
    const seat = context.current.item.controller;
    if (effect.also) gainsOf[effect.also.what](game, seat, effect.also.number);
    gainsOf[effect.what](game, seat, amountOf(game, context, effect));
  },

  lose(game, { whom, number, track }, context) {
    for (const seat of clonesOf(game, context, whom)) losePoints(game, seat, track, number);
  },

  'lose-tick'(game, { whom }, context) {
    for (const seat of clonesOf(game, context, whom)) loseTick(game, seat);
  },

  forget(game, { whom, number }, context) {
    for (const seat of clonesOf(game, context, whom)) {
      const { thoughts } = seatAt(game.state, seat);
      if (number !== 'all') {
        pushStep(game, { step: 'forget', seat, number });
        continue;
      }
      context.current.forgotten = thoughts.length;
      for (const card of [...thoughts]) forget(game, seat, card);
    }
  },

  'forget-and-lose'(game, { whom, ideas, number, track }, context) {
    for (const seat of clonesOf(game, context, whom)) {
      losePoints(game, seat, track, number);
      pushStep(game, { step: 'forget', seat, number: ideas });
    }
  },

  'pick-forgotten'(game, { whom }, context) {
    for (const seat of clonesOf(game, context, whom)) {
      lookAt(game, context.current.item.controller, seat);
      pushStep(game, { step: 'pick', seat });
    }
  },

  look(game, { whom }, context) {
    for (const seat of clonesOf(game, context, whom)) lookAt(game, context.current.item.controller, seat);
  },

  remember(game, _effect, { current: { item }, choices }) {
    for (const card of choices.memories ?? []) remember(game, item.controller, card);
  },

  'remove-state'(game, _effect, { choices }) {
    if (isChosen(choices.state)) removeState(game, choices.state);
  },

  'remove-this'(game, _effect, { current: { item } }) {
    removeState(game, item.card);
  },

  'remove-states'(game, _effect, context) {
    for (const seat of livingInOrder(game.state)) {
      for (const { card } of [...seatAt(game.state, seat).condition]) {
        if (removeState(game, card)) context.current.removed += 1;
      }
    }
  },

  'move-state'(game, _effect, { current: { item }, choices }) {
    if (isChosen(choices.state)) moveState(game, choices.state, item.controller);
  },

  'steal-idea'(game, { whom }, context) {
    for (const seat of clonesOf(game, context, whom)) stealIdea(game, seat, context.current.item.controller);
  },

  'steal-take'(game, _effect, { current: { item }, choices }) {
    const take = onStem(game.state, choices.item);
    const slot = game.state.headspace.findIndex((lying) => lying?.card === take?.card);
    takeFromHeadspace(game, slot, item.controller, 'steal-take');
  },

  'replace-idea'(game, _effect, { current: { item }, choices }) {
    if (isChosen(choices.slot)) replaceIdea(game, item.controller, choices.slot);
  },

  gamble(game, { times }, { current }) {
    for (let time = 0; time < times; time += 1)
      current.results.push(resourceValue(game, gainMemory(game, current.item.controller, 'gamble')));
  },

  'next-attack'(game, { more }, { current: { item } }) {
    seatAt(game.state, item.controller).nextAttack += more;
    emit(game, 'effects', { kind: 'next-attack', seat: item.controller, number: more });
  },

  modes(game, { modes }, { choices }, copy) {
    for (const [index, mode] of [...modes.entries()].reverse())
      if (choices.modes?.includes(index)) pushEffect(game, mode, copy);
  },

  offer(game, { options }, { current: { item } }, copy) {
    const others = livingInOrder(game.state).filter((seat) => seat !== item.controller);
    for (const seat of others.reverse()) pushStep(game, { step: 'offer', seat, options, copy });
  },

  may(game, effect, _context, copy) {
    pushStep(game, { step: 'may', effect, copy });
  },

  if(game, { if: condition, then }, context, copy) {
    if (holds(game, context, condition)) pushStep(game, { step: 'choose-first', effect: then, copy });
  },

  'in-turn'(game, { first, then }, _context, copy) {
    pushEffect(game, then, copy);
    pushEffect(game, first, copy);
  },
};

/** Carries out one effect of the item that is resolving. */
export function perform(game: Game, effect: Effect, copy: boolean, it?: SeatNumber): void {
  const act = performers[effect.do] as Perform<Effect['do']>;
  act(game, effect as never, { ...contextOf(game, copy), ...(it !== undefined && { it }) }, copy);
}

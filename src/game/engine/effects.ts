/** What each effect does when it resolves. What has to wait for a decision is laid out as steps (steps.ts). */

import type { Effect, Resource, ValueLimit } from '../language/program.ts';
import { amountOf, type Context, clonesOf, contextOf, damageAmount, holds, thatClone } from './amounts.ts';
import { emit, type Game, sourceOf } from './event.ts';
import { replaceIdea, takeFromHeadspace } from './headspace.ts';
import { chosenClone } from './options.ts';
import { dealDamage, gainPoints, gainTicks, gainTransientPoints, losePoints, loseTick } from './points.ts';
import { copiedBody } from './programs.ts';
import { doNext, isOnStem } from './resolve.ts';
import { type Item, isLiving, livingInOrder, nextLiving, type Step, seatAt } from './state.ts';
import {
  forget,
  gainIdea,
  gainMemory,
  lookAt,
  moveState,
  ownerOf,
  remember,
  removeState,
  resourceValue,
  stealIdea,
} from './zones.ts';

type Does<K extends Effect['do']> = (
  game: Game,
  effect: Extract<Effect, { do: K }>,
  context: Context,
  copy: boolean,
) => void;

const later = ({ state }: Game, step: Step) => state.work.push(step);

export function gainResource(game: Game, seat: number, what: Resource, number: number): void {
  switch (what) {
    case 'C':
      gainPoints(game, seat, 'corpus', number);
      return;
    case 'B':
      gainPoints(game, seat, 'cerebrium', number);
      return;
    case 'TC':
      gainTransientPoints(game, seat, 'corpus', number);
      return;
    case 'TB':
      gainTransientPoints(game, seat, 'cerebrium', number);
      return;
    case 'T':
      gainTicks(game, seat, number);
      return;
    case 'I':
      for (let idea = 0; idea < number; idea += 1) gainIdea(game, seat);
      return;
    case 'M':
      for (let memory = 0; memory < number; memory += 1) gainMemory(game, seat, 'gain-memory');
      return;
    case 'S':
      for (let card = 0; card < number; card += 1) later(game, { step: 'gain-state', seat });
      return;
  }
}

const valueLimit = (limit: ValueLimit | undefined, x: number): number =>
  limit === undefined ? Number.POSITIVE_INFINITY : limit === 'x' ? x : limit;

const does: { readonly [K in Effect['do']]: Does<K> } = {
  damage(game, effect, context) {
    const { item } = context.current;
    for (const seat of clonesOf(game, context, effect.whom))
      dealDamage(game, item, seat, effect.track, damageAmount(game, context, effect));
  },

  /** Two halves that meet in one clone are one amount. */
  'damage-neighbours'(game, { track, next, previous }, { current: { item } }) {
    const { state } = game;
    const [right, left] = [nextLiving(state, item.controller), nextLiving(state, item.controller, -1)];
    if (right === left) return dealDamage(game, item, right, track, next + previous);
    for (const seat of livingInOrder(state)) {
      if (seat === right) dealDamage(game, item, seat, track, next);
      if (seat === left) dealDamage(game, item, seat, track, previous);
    }
  },

  gain(game, { who, gains }, context) {
    for (const seat of clonesOf(game, context, who))
      for (const { what, number } of gains) gainResource(game, seat, what, number);
  },

  'gain-scaled'(game, effect, context) {
    const seat = context.current.item.controller;
    if (effect.also) gainResource(game, seat, effect.also.what, effect.also.number);
    gainResource(game, seat, effect.what, amountOf(game, context, effect));
  },

  lose(game, { who, number, track }, context) {
    for (const seat of clonesOf(game, context, who)) losePoints(game, seat, track, number);
  },

  'lose-tick'(game, { who }, context) {
    for (const seat of clonesOf(game, context, who)) loseTick(game, seat);
  },

  forget(game, { who, number }, context) {
    for (const seat of clonesOf(game, context, who)) {
      const { thoughts } = seatAt(game.state, seat);
      if (number !== 'all') {
        later(game, { step: 'forget', seat, number });
        continue;
      }
      context.current.forgotten = thoughts.length;
      for (const card of [...thoughts]) forget(game, seat, card);
    }
  },

  'forget-and-lose'(game, { who, ideas, number, track }, context) {
    for (const seat of clonesOf(game, context, who)) {
      losePoints(game, seat, track, number);
      later(game, { step: 'forget', seat, number: ideas });
    }
  },

  'pick-forgotten'(game, { whom }, context) {
    for (const seat of clonesOf(game, context, whom)) {
      lookAt(game, context.current.item.controller, seat);
      later(game, { step: 'pick', seat });
    }
  },

  look(game, { whom }, context) {
    for (const seat of clonesOf(game, context, whom)) lookAt(game, context.current.item.controller, seat);
  },

  remember(game, _effect, { current: { item }, choices }) {
    for (const card of choices.memories ?? []) remember(game, item.controller, card);
  },

  'remove-state'(game, _effect, { choices }) {
    if (choices.state !== undefined && choices.state > 0) removeState(game, choices.state);
  },

  'remove-this'(game, _effect, { current: { item } }) {
    removeState(game, item.card);
  },

  'remove-states'(game, { maxValue }, context) {
    const limit = valueLimit(maxValue, context.x);
    for (const seat of livingInOrder(game.state)) {
      for (const { card } of [...seatAt(game.state, seat).condition]) {
        if (resourceValue(game, card) <= limit && removeState(game, card)) context.current.removed += 1;
      }
    }
  },

  /** Only while it still is where it had to be. */
  'move-state'(game, _effect, context) {
    const { state } = context.choices;
    if (state !== undefined && state > 0 && ownerOf(game.state, state) === thatClone(context))
      moveState(game, state, context.current.item.controller);
  },

  'steal-idea'(game, _effect, context) {
    const from = thatClone(context);
    if (isLiving(game.state, from)) stealIdea(game, from, context.current.item.controller);
  },

  'steal-take'(game, _effect, { current: { item }, choices }) {
    const take = game.state.stem.find(({ id }) => id === choices.item);
    const slot = game.state.headspace.findIndex((lying) => lying?.card === take?.card);
    if (take && slot >= 0) takeFromHeadspace(game, slot, item.controller, 'steal-take');
  },

  'replace-idea'(game, _effect, { current: { item }, choices }) {
    const { slot = -1, slotCard } = choices;
    if (game.state.headspace[slot]?.card === slotCard) replaceIdea(game, item.controller, slot);
  },

  gamble(game, { times }, { current }) {
    for (let time = 0; time < times; time += 1)
      current.results.push(resourceValue(game, gainMemory(game, current.item.controller, 'gamble')));
  },

  cancel(game, effect, { choices }, copy) {
    if (!isOnStem(game.state, choices.item ?? -1)) return;
    later(game, { step: effect.unless ? 'unless' : 'cancel', effect, copy });
  },

  redirect(game, _effect, { current: { item }, choices }) {
    const { newClone = -1, newState } = choices;
    const attack = game.state.stem.find(({ id }) => id === choices.item);
    if (!attack || !isLiving(game.state, newClone) || chosenClone(attack) !== item.controller) return;
    const changed = attack.choices.copy ?? attack.choices;
    changed.clone = newClone;
    if (newState !== undefined) changed.state = newState;
    emit(game, 'changing-the-stem', { kind: 'redirect', seat: item.controller, source: attack.card, to: newClone });
  },

  'take-control'(game, _effect, { current: { item }, choices }) {
    const taken = game.state.stem.find(({ id }) => id === choices.item);
    if (!taken) return;
    taken.controller = item.controller;
    taken.choices = {};
    emit(game, 'changing-the-stem', { kind: 'take-control', seat: item.controller, source: taken.card });
    later(game, { step: 'choose-anew', item: taken.id });
  },

  'resolve-card'(game, { side }, { current: { item }, choices }) {
    const { card = -1 } = choices;
    const there = game.state.seats.some(({ memories }, seat) => seat !== item.controller && memories.includes(card));
    if (!there) return;
    for (const effect of [...copiedBody(game.book, card, side)].toReversed()) doNext(game, effect, true);
  },

  'next-attack'(game, { more }, { current: { item } }) {
    seatAt(game.state, item.controller).nextAttack += more;
    emit(game, 'effects', { kind: 'next-attack', seat: item.controller, number: more });
  },

  modes(game, { modes }, { choices }, copy) {
    for (const [index, mode] of [...modes.entries()].toReversed())
      if (choices.modes?.includes(index)) doNext(game, mode, copy);
  },

  offer(game, { options }, { current: { item } }, copy) {
    const others = livingInOrder(game.state).filter((seat) => seat !== item.controller);
    for (const seat of others.toReversed()) later(game, { step: 'offer', seat, options, copy });
  },

  may(game, effect, _context, copy) {
    later(game, { step: 'may', effect, copy });
  },

  if(game, { if: condition, then }, context, copy) {
    if (holds(game, context, condition)) later(game, { step: 'choose-first', effect: then, copy });
  },

  'in-turn'(game, { first, then }, _context, copy) {
    doNext(game, then, copy);
    doNext(game, first, copy);
  },
};

/** Carries out one effect of the item that is resolving. */
export function perform(game: Game, effect: Effect, copy: boolean): void {
  const act = does[effect.do] as Does<Effect['do']>;
  act(game, effect as never, contextOf(game, copy), copy);
}

/** Takes an item off the stem without effect; a card goes to memories, or to the thoughts of whoever keeps it. */
export function cancelItem(game: Game, cancelled: Item, keeper: number | null): void {
  const { state } = game;
  state.stem = state.stem.filter(({ id }) => id !== cancelled.id);
  const seat = state.current?.item.controller ?? cancelled.controller;
  emit(game, 'glossary-cancel', {
    kind: 'cancel',
    seat,
    item: cancelled.kind,
    source: sourceOf(state, cancelled),
    kept: keeper !== null,
  });
}

/** Effects that wait for a decision, one question at a time. */

import type { Effect, Price } from '../language/program.ts';
import { contextOf } from './amounts.ts';
import { answer, openChoices } from './answers.ts';
import { nextChoice } from './choices.ts';
import { raiseChosen } from './draft.ts';
import { cancelItem, perform } from './effects.ts';
import { cardOf, emit, type Game } from './event.ts';
import { sideOf } from './inEffect.ts';
import { filledSlots } from './options.ts';
import { canPayPoints, dealDamage, payPoints } from './points.ts';
import { bodyOf } from './programs.ts';
import { doNext } from './resolve.ts';
import { type Ask, type CardNumber, isLiving, type Step, seatAt } from './state.ts';
import { raise } from './triggers.ts';
import { addState, forget, giveIdea, intoMemories } from './zones.ts';

type StepOf<K extends Step['step']> = Extract<Step, { step: K }>;

/** Asks, if there is more than one answer; takes the only one otherwise. */
function ask(game: Game, seat: number, about: Ask, options: readonly number[], step: Step): void {
  if (options.length > 1) game.state.pending = { kind: 'choose', seat, ask: about, options, step };
  else if (options[0] !== undefined) answerStep(game, step, about, options[0]);
}

const run: { readonly [K in Step['step']]: (game: Game, step: StepOf<K>) => void } = {
  effect(game, { effect, copy, span }) {
    if (span && game.state.current) game.state.current.span = span;
    perform(game, effect, copy);
  },

  'choose-first'(game, step) {
    const { current, choices, x } = contextOf(game, step.copy);
    const question = nextChoice(game, current.item, [step.effect], choices, x);
    if (question) return ask(game, current.item.controller, question.ask, question.options, step);
    raiseChosen(game, current.item);
    doNext(game, step.effect, step.copy);
  },

  forget(game, step) {
    const { thoughts } = seatAt(game.state, step.seat);
    if (step.number <= 0 || !isLiving(game.state, step.seat)) return;
    if (thoughts.length > step.number) return ask(game, step.seat, 'forget', [...thoughts], step);
    for (const card of [...thoughts]) forget(game, step.seat, card);
  },

  offer(game, step) {
    const possible = step.options.flatMap((option, index) => (canDoInFull(game, step.seat, option) ? [index] : []));
    if (isLiving(game.state, step.seat)) ask(game, step.seat, 'offer', possible, step);
  },

  unless(game, step) {
    const cancelled = itemChosen(game, step.copy);
    if (step.effect.do !== 'cancel' || !step.effect.unless || !cancelled) return;
    const can = canMeet(game, cancelled.controller, step.effect.unless);
    ask(game, cancelled.controller, 'unless', can ? [0, 1] : [0], step);
  },

  cancel(game, { effect, copy }) {
    const cancelled = itemChosen(game, copy);
    if (!cancelled || effect.do !== 'cancel') return;
    const you = contextOf(game, copy).current.item.controller;
    cancelItem(game, cancelled, effect.keep ? you : null);
    if (cancelled.kind !== 'attack') return;
    game.state.known[cancelled.card] = (1 << game.state.seats.length) - 1;
    if (effect.keep) seatAt(game.state, you).thoughts.push(cancelled.card);
    else intoMemories(game, cancelled.controller, cancelled.card);
  },

  may(game, step) {
    if (step.effect.do !== 'may') return;
    const seat = contextOf(game, step.copy).current.item.controller;
    ask(game, seat, 'may', canDoInFull(game, seat, step.effect.first) ? [0, 1] : [0], step);
  },

  pick(game, step) {
    const { thoughts } = seatAt(game.state, step.seat);
    const you = game.state.current?.item.controller ?? 0;
    if (thoughts.length > 0) ask(game, you, 'pick-idea', [...thoughts], step);
  },

  'choose-anew'(game, step) {
    const item = game.state.stem.find(({ id }) => id === step.item);
    if (!item) return;
    const question = nextChoice(game, item, bodyOf(game.book, item), item.choices, item.x);
    if (question) ask(game, item.controller, question.ask, question.options, step);
    else raiseChosen(game, item);
  },

  'gain-state'(game, step) {
    const states = seatAt(game.state, step.seat).thoughts.filter((card) => cardOf(game.book, card).type === 'state');
    if (states.length > 0) ask(game, step.seat, 'gained-state', states, step);
  },

  'add-state'(game, step) {
    const card = cardOf(game.book, step.card);
    const afraid = seatAt(game.state, step.seat).afraid && card.fear !== undefined;
    ask(game, step.seat, 'side', afraid ? [0, 1] : [0], step);
  },

  'add-curse'(game, step) {
    const others = [...game.state.seats.keys()].filter((seat) => seat !== step.seat && isLiving(game.state, seat));
    ask(game, step.seat, 'clone', others, step);
  },

  'draft-idea'(game, step) {
    if (step.number > 0) ask(game, step.seat, 'repress-idea', [...seatAt(game.state, step.seat).thoughts], step);
  },

  'give-idea'(game, step) {
    ask(game, step.seat, 'give-idea', [0, ...seatAt(game.state, step.seat).thoughts], step);
  },
};

/** Carries out the next step of what is resolving. */
export function runStep(game: Game): void {
  const step = game.state.work.pop();
  if (step) (run[step.step] as (game: Game, step: Step) => void)(game, step);
}

function itemChosen(game: Game, copy: boolean) {
  const { choices } = contextOf(game, copy);
  return game.state.stem.find(({ id }) => id === choices.item);
}

/** Offered something, a clone can take only what it can do in full (#making-choices). */
function canDoInFull({ state }: Game, seat: number, effect: Effect): boolean {
  if (effect.do === 'forget') return effect.number === 'all' || seatAt(state, seat).thoughts.length >= effect.number;
  if (effect.do === 'replace-idea') return state.head.length > 0 && filledSlots(state).length > 0;
  return true;
}

function canMeet(game: Game, seat: number, price: Price): boolean {
  if ('forget' in price) return seatAt(game.state, seat).thoughts.length >= price.forget;
  return canPayPoints(game, seat, price.track, price.pay);
}

function meet(game: Game, seat: number, price: Price): void {
  if ('forget' in price) {
    game.state.work.push({ step: 'forget', seat, number: price.forget });
    return;
  }
  const { track, pay } = price;
  const paid = { corpus: 0, cerebrium: 0, [track]: pay };
  const event = emit(game, 'pay-costs', { kind: 'pay', seat, ticks: 0, ...paid });
  payPoints(game, seat, track, pay);
  if (seat === game.state.active) raise(game, { kind: 'pays-points', seat }, event);
}

/** What follows from an answer to the question that a step has asked. */
export function answerStep(game: Game, step: Step, about: Ask, value: number): void {
  const { state } = game;
  switch (step.step) {
    case 'choose-first': {
      const { choices } = contextOf(game, step.copy);
      answer(state, openChoices(choices, about), about, value);
      state.work.push(step);
      return;
    }
    case 'choose-anew': {
      const item = state.stem.find(({ id }) => id === step.item);
      if (item) answer(state, openChoices(item.choices, about), about, value);
      state.work.push(step);
      return;
    }
    case 'forget':
      forget(game, step.seat, value);
      state.work.push({ ...step, number: step.number - 1 });
      return;
    case 'offer': {
      const option = step.options[value];
      emit(game, 'making-choices', { kind: 'choice', seat: step.seat, says: value === 0 ? 'first' : 'second' });
      if (option) acceptOffer(game, step.seat, option);
      return;
    }
    case 'unless': {
      const seat = itemChosen(game, step.copy)?.controller ?? 0;
      emit(game, 'making-choices', { kind: 'choice', seat, says: value === 1 ? 'yes' : 'no' });
      if (value === 0) state.work.push({ step: 'cancel', effect: step.effect, copy: step.copy });
      else if (step.effect.do === 'cancel' && step.effect.unless) meet(game, seat, step.effect.unless);
      return;
    }
    case 'may':
      if (step.effect.do !== 'may' || value === 0) return;
      doNext(game, step.effect.then, step.copy);
      state.work.push({ step: 'choose-first', effect: step.effect.first, copy: step.copy });
      return;
    case 'pick':
      forget(game, step.seat, value);
      return;
    case 'gain-state':
      removeFromThoughts(game, step.seat, value);
      state.work.push({ step: 'add-state', seat: step.seat, card: value });
      return;
    case 'add-state':
      addOnSide(game, step.seat, step.card, value === 1 ? 'fear' : 'desire');
      return;
    case 'add-curse':
      addState(game, value, { card: step.card, side: step.side, used: false });
      return;
    case 'draft-idea':
      removeFromThoughts(game, step.seat, value);
      state.head.push(value);
      state.known[value] = 1 << step.seat;
      emit(game, 'module-first-draft', { kind: 'repress', seat: step.seat, moved: value }, 1 << step.seat);
      state.work.push({ ...step, number: step.number - 1 });
      return;
    case 'give-idea':
      if (value !== 0) giveIdea(game, step.seat, step.to, value);
      return;
    default:
      throw new Error(`A step "${step.step}" asks nothing.`);
  }
}

/** What a clone has chosen out of an offer befalls that clone. */
function acceptOffer(game: Game, seat: number, option: Effect): void {
  const { current } = contextOf(game, false);
  if (option.do === 'forget' && option.number !== 'all')
    game.state.work.push({ step: 'forget', seat, number: option.number });
  else if (option.do === 'damage') dealDamage(game, current.item, seat, option.track, option.base);
}

function removeFromThoughts({ state }: Game, seat: number, card: CardNumber): void {
  const { thoughts } = seatAt(state, seat);
  thoughts.splice(thoughts.indexOf(card), 1);
}

/** A curse goes where whoever adds it says; any other state stays. */
function addOnSide(game: Game, seat: number, card: CardNumber, side: 'desire' | 'fear'): void {
  const program = sideOf(cardOf(game.book, card), side);
  if (program.constants.some(({ is }) => is === 'curse')) game.state.work.push({ step: 'add-curse', seat, card, side });
  else addState(game, seat, { card, side, used: false });
}

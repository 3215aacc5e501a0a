/** Effects that wait for a decision, one question at a time. */

import type { Effect, Price } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { contextOf } from './amounts.ts';
import { answerStep, itemChosen } from './answerStep.ts';
import { nextChoice } from './choices.ts';
import { raiseChosen } from './draft.ts';
import { perform } from './effects.ts';
import { cardOf, type Game } from './event.ts';
import { canPayPoints } from './points.ts';
import { bodyOf } from './programs.ts';
import type { AskingStep, Step, StepAsk } from './question.ts';
import { pushEffect } from './resolve.ts';
import { living, maskOfAll, seatAt } from './seating.ts';
import { onStem } from './state.ts';
import { cancelItem } from './stemEffects.ts';
import { forget, intoMemories } from './zones.ts';

type StepOf<K extends Step['step']> = Extract<Step, { step: K }>;

/** Asks if there is more than one option; otherwise applies the only one, if any. */
function ask(game: Game, seat: SeatNumber, about: StepAsk, options: readonly number[], step: AskingStep): void {
  if (options.length > 1) game.state.pending = { kind: 'choose', for: 'step', seat, ask: about, options, step };
  else if (options[0] !== undefined) answerStep(game, step, options[0]);
}

const run: { readonly [K in Step['step']]: (game: Game, step: StepOf<K>) => void } = {
  effect(game, { effect, copy, words, it }) {
    const { current } = contextOf(game, copy);
    current.words = words ?? current.words;
    perform(game, effect, copy, it);
  },

  'choose-first'(game, step) {
    const { current, choices, x } = contextOf(game, step.copy);
    const question = nextChoice(game, current.item, [step.effect], choices, x);
    if (question)
      return ask(game, current.item.controller, question.ask, question.options, { ...step, asked: question.ask });
    raiseChosen(game, current.item);
    pushEffect(game, step.effect, step.copy);
  },

  forget(game, step) {
    const { thoughts } = seatAt(game.state, step.seat);
    if (step.number <= 0) return;
    if (thoughts.length > step.number) return ask(game, step.seat, 'forget', [...thoughts], step);
    for (const card of [...thoughts]) forget(game, step.seat, card);
  },

  offer(game, step) {
    const possible = step.options.flatMap((option, index) => (canDoInFull(game, step.seat, option) ? [index] : []));
    ask(game, step.seat, 'offer', possible, step);
  },

  unless(game, step) {
    const cancelled = itemChosen(game, step.copy);
    if (!cancelled) return;
    const can = canMeet(game, cancelled.controller, step.price);
    ask(game, cancelled.controller, 'unless', can ? [0, 1] : [0], step);
  },

  cancel(game, { effect, copy }) {
    const cancelled = itemChosen(game, copy);
    if (!cancelled) return;
    const you = contextOf(game, copy).current.item.controller;
    cancelItem(game, cancelled, you, effect.keep === true);
    if (cancelled.kind !== 'attack') return;
    game.state.known[cancelled.card] = maskOfAll(game.state);
    if (effect.keep) seatAt(game.state, you).thoughts.push(cancelled.card);
    else intoMemories(game, cancelled.controller, cancelled.card);
  },

  may(game, step) {
    const seat = contextOf(game, step.copy).current.item.controller;
    ask(game, seat, 'may', canDoInFull(game, seat, step.effect.first) ? [0, 1] : [0], step);
  },

  pick(game, step) {
    const { thoughts } = seatAt(game.state, step.seat);
    const you = game.state.current?.item.controller ?? 0;
    ask(game, you, 'pick-idea', [...thoughts], step);
  },

  'choose-anew'(game, step) {
    const item = onStem(game.state, step.item);
    if (!item) return;
    const question = nextChoice(game, item, bodyOf(game.book, item), item.choices, item.x);
    if (question) ask(game, item.controller, question.ask, question.options, { ...step, asked: question.ask });
    else raiseChosen(game, item);
  },

  'gain-state'(game, step) {
    const states = seatAt(game.state, step.seat).thoughts.filter((card) => cardOf(game.book, card).type === 'state');
    ask(game, step.seat, 'gained-state', states, step);
  },

  'add-state'(game, step) {
    const card = cardOf(game.book, step.card);
    const afraid = seatAt(game.state, step.seat).afraid && card.fear !== undefined;
    ask(game, step.seat, 'side', afraid ? [0, 1] : [0], step);
  },

  'add-curse'(game, step) {
    const others = living(game.state).filter((seat) => seat !== step.seat);
    ask(game, step.seat, 'clone', others, step);
  },

  'repress-idea'(game, step) {
    if (step.number > 0) ask(game, step.seat, 'repress-idea', [...seatAt(game.state, step.seat).thoughts], step);
  },

  'give-idea'(game, step) {
    ask(game, step.seat, 'give-idea', [0, ...seatAt(game.state, step.seat).thoughts], step);
  },
};

/** Carries out the next step of the resolving item. */
export function runStep(game: Game): void {
  const step = game.state.work.pop();
  if (step) (run[step.step] as (game: Game, step: Step) => void)(game, step);
}

/** Whether a clone can do an effect in full. Only then may it choose the effect when offered (#making-choices). */
function canDoInFull({ state }: Game, seat: SeatNumber, effect: Effect): boolean {
  const ideas = seatAt(state, seat).thoughts.length;
  switch (effect.do) {
    case 'forget':
      return effect.number === 'all' || ideas >= effect.number;
    case 'forget-and-lose':
      return ideas >= effect.ideas;
    case 'replace-idea':
      return state.head.length > 0;
    // They can always be done, or do as much as there is.
    case 'damage':
    case 'damage-neighbours':
    case 'gain':
    case 'gain-scaled':
    case 'lose':
    case 'lose-tick':
    case 'pick-forgotten':
    case 'look':
    case 'remember':
    case 'remove-state':
    case 'remove-this':
    case 'remove-states':
    case 'move-state':
    case 'steal-idea':
    case 'steal-take':
    case 'gamble':
    case 'cancel':
    case 'redirect':
    case 'take-control':
    case 'resolve-card':
    case 'next-attack':
    case 'modes':
    case 'offer':
    case 'may':
    case 'if':
    case 'in-turn':
      return true;
    default:
      return effect satisfies never;
  }
}

function canMeet(game: Game, seat: SeatNumber, price: Price): boolean {
  if ('forget' in price) return seatAt(game.state, seat).thoughts.length >= price.forget;
  return canPayPoints(game, seat, price.track, price.pay);
}

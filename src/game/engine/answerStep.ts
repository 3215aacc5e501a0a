/** Applies the answer to a question that a step has asked. */

import type { Price } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
import { contextOf } from './amounts.ts';
import { answer, openChoices } from './answers.ts';
import { cardOf, emit, type Game } from './event.ts';
import { isCurse, sideOf } from './inEffect.ts';
import { payPoints } from './points.ts';
import type { CardNumber } from './printedCard.ts';
import type { AskingStep } from './question.ts';
import { pushEffect } from './resolve.ts';
import { maskOf, seatAt } from './seating.ts';
import { onStem } from './state.ts';
import { raisePayment } from './triggers.ts';
import { addState, forget, giveIdea, putUnder } from './zones.ts';

/** The item chosen for the resolving effect, if it is still on the stem. */
export function itemChosen(game: Game, copy: boolean) {
  const { choices } = contextOf(game, copy);
  return onStem(game.state, choices.item);
}

function meet(game: Game, seat: SeatNumber, price: Price): void {
  if ('forget' in price) {
    game.state.work.push({ step: 'forget', seat, number: price.forget });
    return;
  }
  const { track, pay } = price;
  const paid = { corpus: 0, cerebrium: 0, [track]: pay };
  const event = emit(game, 'pay-costs', { kind: 'pay', seat, ticks: 0, ...paid });
  payPoints(game, seat, track, pay);
  raisePayment(game, seat, event);
}

export function answerStep(game: Game, step: AskingStep, value: number): void {
  const { state } = game;
  switch (step.step) {
    case 'choose-first': {
      const { choices } = contextOf(game, step.copy);
      if (step.asked) answer(state, openChoices(choices), step.asked, value);
      state.work.push(step);
      return;
    }
    case 'choose-anew': {
      const item = onStem(state, step.item);
      if (item && step.asked) answer(state, openChoices(item.choices), step.asked, value);
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
      if (option) pushEffect(game, option, step.copy, step.seat);
      return;
    }
    case 'unless': {
      const seat = itemChosen(game, step.copy)?.controller;
      if (seat === undefined) return;
      emit(game, 'making-choices', { kind: 'choice', seat, says: value === 1 ? 'yes' : 'no' });
      if (value === 0) state.work.push({ step: 'cancel', effect: step.effect, copy: step.copy });
      else meet(game, seat, step.price);
      return;
    }
    case 'may':
      if (value === 0) return;
      state.work.push({ step: 'choose-first', effect: { ...step.effect, do: 'in-turn' }, copy: step.copy });
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
      addState(game, value, step.card, step.side);
      return;
    case 'repress-idea':
      removeFromThoughts(game, step.seat, value);
      putUnder(state, [value], maskOf(step.seat));
      emit(game, 'module-first-draft', { kind: 'repress', seat: step.seat, moved: value }, maskOf(step.seat));
      state.work.push({ ...step, number: step.number - 1 });
      return;
    case 'give-idea':
      if (value !== 0) giveIdea(game, step.seat, step.to, value);
      return;
    default:
      step satisfies never;
  }
}

function removeFromThoughts({ state }: Game, seat: SeatNumber, card: CardNumber): void {
  const { thoughts } = seatAt(state, seat);
  thoughts.splice(thoughts.indexOf(card), 1);
}

/** Asks which clone gets a curse; adds any other state to the clone's own condition. */
function addOnSide(game: Game, seat: SeatNumber, card: CardNumber, side: 'desire' | 'fear'): void {
  const program = sideOf(cardOf(game.book, card), side);
  if (isCurse(program)) game.state.work.push({ step: 'add-curse', seat, card, side });
  else addState(game, seat, card, side);
}

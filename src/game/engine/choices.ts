/**
 * What has to be chosen for an effect, in the order in which its sentences say
 * so, and what there is to choose from (#making-choices).
 */

import type { Effect } from '../language/program.ts';
import type { Game } from './event.ts';
import {
  attackCards,
  chosenClone,
  filledSlots,
  fits,
  itemsThat,
  living,
  otherClones,
  statesOf,
  stateToMove,
} from './options.ts';
import { bodyOf, copiedBody, sourceProgram } from './programs.ts';
import { type Ask, type Choices, type Item, seatAt } from './state.ts';
import { resourceValue } from './zones.ts';

export type Question = { readonly ask: Ask; readonly options: readonly number[] };

/** The next thing to choose for these effects. What there is nothing for is noted as -1. */
export function nextChoice(
  game: Game,
  item: Item,
  effects: readonly Effect[],
  choices: Choices,
  x: number,
): Question | undefined {
  for (const effect of effects) {
    const question = choiceOf(game, item, effect, choices, x);
    if (question) return question;
  }
  return undefined;
}

/** A question, unless nothing could answer it. */
function orNothing(
  choices: Choices,
  key: 'clone' | 'item' | 'newClone' | 'newState' | 'state' | 'slot' | 'card',
  ask: Ask,
  options: readonly number[],
): Question | undefined {
  if (options.length > 0) return { ask, options };
  choices[key] = -1;
  return undefined;
}

function choiceOf(game: Game, item: Item, effect: Effect, choices: Choices, x: number): Question | undefined {
  const you = item.controller;
  switch (effect.do) {
    case 'damage':
    case 'look':
    case 'lose':
    case 'forget':
    case 'forget-and-lose':
    case 'pick-forgotten': {
      const whom =
        effect.do === 'damage' || effect.do === 'look' || effect.do === 'pick-forgotten' ? effect.whom : effect.who;
      if (whom === 'attack-controller')
        return choices.item === undefined ? attackQuestion(game, item, choices) : undefined;
      if (whom !== 'another-clone' || choices.clone !== undefined) return undefined;
      const thinking = (seat: number) => effect.do !== 'pick-forgotten' || seatAt(game.state, seat).thoughts.length > 0;
      return orNothing(choices, 'clone', 'clone', otherClones(game, item).filter(thinking));
    }
    case 'steal-idea':
      return choices.clone === undefined ? orNothing(choices, 'clone', 'clone', otherClones(game, item)) : undefined;
    case 'move-state': {
      if (choices.clone === undefined) return orNothing(choices, 'clone', 'clone', otherClones(game, item));
      if (choices.state !== undefined || choices.clone < 0) return undefined;
      const limit = effect.maxValue === 'x' ? x : effect.maxValue;
      return orNothing(choices, 'state', 'state', statesOf(game, choices.clone, you, limit));
    }
    case 'remove-state':
      if (choices.state !== undefined) return undefined;
      return orNothing(
        choices,
        'state',
        'state',
        living(game.state).flatMap((seat) => statesOf(game, seat, you)),
      );
    case 'remember': {
      choices.memories ??= [];
      const chosen = choices.memories;
      if (chosen.length >= effect.number) return undefined;
      const { maxValue = Number.POSITIVE_INFINITY } = effect;
      const options = seatAt(game.state, you).memories.filter(
        (card) => !chosen.includes(card) && resourceValue(game, card) <= maxValue,
      );
      if (options.length === 0) return undefined;
      // Nobody is asked where all there is comes along.
      return {
        ask: 'memory',
        options: options.length <= effect.number - chosen.length ? options.slice(0, 1) : options,
      };
    }
    case 'replace-idea':
      if (choices.slot !== undefined) return undefined;
      return orNothing(choices, 'slot', 'slot', filledSlots(game.state));
    case 'cancel':
      if (choices.item !== undefined) return undefined;
      return orNothing(
        choices,
        'item',
        'item',
        itemsThat(game, item, (other) => fits(game, effect.what, other)),
      );
    case 'take-control':
      if (choices.item !== undefined) return undefined;
      return orNothing(
        choices,
        'item',
        'item',
        itemsThat(game, item, (other) => fits(game, { abilities: true }, other)),
      );
    case 'steal-take':
      if (choices.item !== undefined) return undefined;
      return orNothing(
        choices,
        'item',
        'item',
        itemsThat(game, item, ({ kind }) => kind === 'take'),
      );
    case 'redirect':
      return redirectQuestion(game, item, effect.discipline, choices);
    case 'resolve-card': {
      if (choices.card === undefined)
        return orNothing(choices, 'card', 'copied-card', attackCards(game, you, effect.side === 'fear'));
      if (choices.card < 0) return undefined;
      choices.copy ??= {};
      return nextChoice(game, item, copiedBody(game.book, choices.card, effect.side), choices.copy, 0);
    }
    case 'modes': {
      choices.modes ??= [];
      const chosen = choices.modes;
      if (chosen.length < effect.number) {
        const options = effect.modes.flatMap((mode, index) =>
          !chosen.includes(index) && isPossible(game, item, mode, x) ? [index] : [],
        );
        const all = options.length <= effect.number - chosen.length;
        if (options.length > 0) return { ask: 'mode', options: all ? options.slice(0, 1) : options };
      }
      const picked = effect.modes.filter((_, index) => chosen.includes(index));
      return nextChoice(game, item, picked, choices, x);
    }
    case 'in-turn':
      return nextChoice(game, item, [effect.first, effect.then], choices, x);
    default:
      return undefined;
  }
}

/** Any attack; but nobody need choose their own, so that is skipped if there is no other. */
function attackQuestion(game: Game, item: Item, choices: Choices): Question | undefined {
  const attacks = itemsThat(game, item, ({ kind }) => kind === 'attack');
  const foreign = game.state.stem.some(({ id, controller }) => attacks.includes(id) && controller !== item.controller);
  return orNothing(choices, 'item', 'item', attacks.length === 0 || foreign ? attacks : [-1, ...attacks]);
}

function redirectQuestion(
  game: Game,
  item: Item,
  discipline: 'physical' | 'mental',
  choices: Choices,
): Question | undefined {
  const you = item.controller;
  if (choices.item === undefined) {
    const choseYou = (other: Item) => fits(game, { attacks: true, discipline }, other) && chosenClone(other) === you;
    return orNothing(choices, 'item', 'item', itemsThat(game, item, choseYou));
  }
  const attack = game.state.stem.find(({ id }) => id === choices.item);
  if (!attack) return undefined;
  if (choices.newClone === undefined)
    return orNothing(
      choices,
      'newClone',
      'new-clone',
      living(game.state).filter((seat) => seat !== you),
    );
  const limit = stateToMove(game, attack);
  if (limit === undefined || choices.newState !== undefined || choices.newClone < 0) return undefined;
  return orNothing(choices, 'newState', 'new-state', statesOf(game, choices.newClone, you, limit));
}

/** Whether a part has anything to do, as far as all can see. */
export function isPossible(game: Game, item: Item, effect: Effect, x: number): boolean {
  const choices: Choices = {};
  const question = choiceOf(game, item, effect, choices, x);
  if (effect.do === 'move-state' && question) {
    return question.options.some((clone) => choiceOf(game, item, effect, { clone }, x) !== undefined);
  }
  if (effect.do === 'modes')
    return effect.modes.filter((mode) => isPossible(game, item, mode, x)).length >= effect.number;
  if (effect.do === 'remember') return question !== undefined;
  return question !== undefined || Object.keys(choices).length === 0;
}

/** These begin with the words "cancel" or "choose": without something for them the attempt ends. */
const mustChooseFirst: ReadonlySet<Effect['do']> = new Set([
  'cancel',
  'redirect',
  'take-control',
  'steal-take',
  'resolve-card',
  'pick-forgotten',
  'modes',
]);

/** Whether an item can be announced at all with this side and X: the rule of nothing to choose. */
export function hasSomethingToDo(game: Game, item: Item, x: number): boolean {
  const { book } = game;
  if (item.kind === 'take') return true;
  if (item.kind === 'state') return true;
  const body = bodyOf(book, item);
  const [first] = body;
  if (first && mustChooseFirst.has(first.do) && !isPossible(game, item, first, x)) return false;
  return body.some((effect) => isPossible(game, item, effect, x));
}

/** A curse asks for the clone whose condition it is added to. */
export function curseQuestion(game: Game, item: Item): Question | undefined {
  const isCurse = sourceProgram(game.book, item).constants.some(({ is }) => is === 'curse');
  if (!isCurse || item.choices.clone !== undefined) return undefined;
  return orNothing(item.choices, 'clone', 'clone', otherClones(game, item));
}

/**
 * The choices that an effect requires, in the order of its sentences, and the
 * options for each (#making-choices).
 */

import { type Effect, whomOf } from '../language/program.ts';
import type { Game } from './event.ts';
import { isCurse } from './inEffect.ts';
import {
  attackCards,
  filledSlots,
  fits,
  itemsThat,
  otherClones,
  statesOf,
  stateToMove,
  valueLimit,
} from './options.ts';
import { bodyOf, copiedBody, sourceProgram } from './programs.ts';
import type { Ask, ChoiceAsk, EffectThat } from './question.ts';
import { living, seatAt } from './seating.ts';
import { type Choices, choiceOrNone, chosenClone, type Item, onStem } from './state.ts';
import { resourceValue } from './zones.ts';

export type Question<A extends Ask = ChoiceAsk> = { readonly ask: A; readonly options: readonly number[] };

/** The next question for these effects, if any. Records -1 in `choices` for a choice without options. */
export function nextChoice(
  game: Game,
  item: Item,
  effects: readonly Effect[],
  choices: Choices,
  x: number,
): Question | undefined {
  for (const effect of effects) {
    const question = choiceOf(game, item, effect, choices, x, effects.length === 1);
    if (question) return question;
  }
  return undefined;
}

type ChoiceKey = 'clone' | 'item' | 'newClone' | 'newState' | 'state' | 'slot' | 'card';

/** The question, unless it has been answered. If there are no options, records -1 as its answer. */
function askFor(choices: Choices, key: ChoiceKey, ask: ChoiceAsk, open: () => readonly number[]): Question | undefined {
  if (choices[key] !== undefined) return undefined;
  const options = open();
  if (options.length > 0) return { ask, options };
  choices[key] = -1;
  return undefined;
}

/** @param isAlone - Whether the side does nothing else, so that a clone without anything to move cannot be chosen. */
function choiceOf(
  game: Game,
  item: Item,
  effect: Effect,
  choices: Choices,
  x: number,
  isAlone: boolean,
): Question | undefined {
  const you = item.controller;
  const whom = whomOf(effect);
  if (whom === 'attack-controller') return attackQuestion(game, item, choices);
  if (whom === 'another-clone' && choices.clone === undefined)
    return askFor(choices, 'clone', 'clone', () =>
      otherClones(game, item).filter((seat) => {
        if (effect.do === 'pick-forgotten') return seatAt(game.state, seat).thoughts.length > 0;
        if (effect.do === 'move-state' && isAlone) return movableStates(game, effect, seat, you, x).length > 0;
        return true;
      }),
    );
  switch (effect.do) {
    case 'damage':
    case 'damage-neighbours':
    case 'gain':
    case 'gain-scaled':
    case 'lose':
    case 'lose-tick':
    case 'forget':
    case 'forget-and-lose':
    case 'pick-forgotten':
    case 'look':
    case 'remove-this':
    case 'remove-states':
    case 'steal-idea':
    case 'gamble':
    case 'next-attack':
    // Their choices are made when they are carried out.
    case 'may':
    case 'if':
      return undefined;
    case 'move-state':
      return askFor(choices, 'state', 'state', () => movableStates(game, effect, choiceOrNone(choices.clone), you, x));
    case 'remove-state':
      return askFor(choices, 'state', 'state', () => living(game.state).flatMap((seat) => statesOf(game, seat, you)));
    case 'remember': {
      choices.memories ??= [];
      const remembered = choices.memories;
      if (remembered.length >= effect.number) return undefined;
      const { maxValue = Number.POSITIVE_INFINITY } = effect;
      const options = seatAt(game.state, you).memories.filter(
        (card) => !remembered.includes(card) && resourceValue(game, card) <= maxValue,
      );
      return options.length > 0 ? { ask: 'memory', options } : undefined;
    }
    case 'replace-idea':
      return askFor(choices, 'slot', 'slot', () => filledSlots(game.state));
    case 'cancel':
      return askForItem(game, choices, (other) => fits(game, effect.what, other));
    case 'take-control':
      return askForItem(game, choices, (other) => fits(game, { abilities: true }, other));
    case 'steal-take':
      return askForItem(game, choices, ({ kind }) => kind === 'take');
    case 'redirect':
      return redirectQuestion(game, item, effect.discipline, choices);
    case 'resolve-card': {
      if (choices.card === undefined)
        return askFor(choices, 'card', 'copied-card', () => attackCards(game, you, effect.side === 'fear'));
      choices.copy ??= {};
      return nextChoice(game, item, copiedBody(game.book, choices.card, effect.side), choices.copy, 0);
    }
    case 'modes': {
      choices.modes ??= [];
      const picked = choices.modes;
      if (picked.length < effect.number) {
        const options = effect.modes.flatMap((mode, index) =>
          !picked.includes(index) && isPossible(game, item, mode, x) ? [index] : [],
        );
        const all = options.length <= effect.number - picked.length;
        return { ask: 'mode', options: all ? options.slice(0, 1) : options };
      }
      return nextChoice(
        game,
        item,
        effect.modes.filter((_, index) => picked.includes(index)),
        choices,
        x,
      );
    }
    case 'offer':
      return nextChoice(game, item, effect.options, choices, x);
    case 'in-turn':
      return nextChoice(game, item, [effect.first, effect.then], choices, x);
    default:
      return effect satisfies never;
  }
}

const movableStates = (game: Game, { maxValue }: EffectThat<'move-state'>, seat: number, you: number, x: number) =>
  statesOf(game, seat, you, valueLimit(maxValue, x));

const askForItem = ({ state }: Game, choices: Choices, wanted: (other: Item) => boolean): Question | undefined =>
  askFor(choices, 'item', 'item', () => itemsThat(state, wanted));

/** Any attack. A clone need not choose its own: if there is no other, -1 (none) is an option too. */
const attackQuestion = (game: Game, item: Item, choices: Choices): Question | undefined =>
  askFor(choices, 'item', 'item', () => {
    const attacks = itemsThat(game.state, ({ kind }) => kind === 'attack');
    const foreign = game.state.stem.some(
      ({ id, controller }) => attacks.includes(id) && controller !== item.controller,
    );
    return foreign ? attacks : [-1, ...attacks];
  });

/** Asks for the attack, then its new clone, then, if the attack moves a state, a state of the new clone. */
function redirectQuestion(
  game: Game,
  item: Item,
  discipline: 'physical' | 'mental',
  choices: Choices,
): Question | undefined {
  const you = item.controller;
  const choseYou = (other: Item) => fits(game, { attacks: true, discipline }, other) && chosenClone(other) === you;
  if (choices.item === undefined) return askForItem(game, choices, choseYou);
  const attack = onStem(game.state, choices.item);
  if (!attack) return undefined;
  if (choices.newClone === undefined)
    return askFor(choices, 'newClone', 'new-clone', () => living(game.state).filter((seat) => seat !== you));
  const { newClone } = choices;
  const limit = stateToMove(game, attack);
  if (limit === undefined) return undefined;
  return askFor(choices, 'newState', 'new-state', () => statesOf(game, newClone, you, limit));
}

/** Whether an effect has anything to do, judged by what all can see. */
export function isPossible(game: Game, item: Item, effect: Effect, x: number): boolean {
  const choices: Choices = {};
  const question = choiceOf(game, item, effect, choices, x, true);
  if (effect.do === 'modes')
    return effect.modes.filter((mode) => isPossible(game, item, mode, x)).length >= effect.number;
  return question !== undefined || Object.keys(choices).length === 0;
}

/** Effects that begin with "cancel" or "choose". An item whose first effect is one of these needs an option for it. */
const mustChooseFirst: ReadonlySet<Effect['do']> = new Set([
  'cancel',
  'redirect',
  'take-control',
  'steal-take',
  'resolve-card',
  'pick-forgotten',
  'modes',
]);

/** Whether an item has anything to do with this side and X; otherwise it cannot be announced (#making-choices). */
export function hasSomethingToDo(game: Game, item: Item, x: number): boolean {
  if (item.kind === 'take' || item.kind === 'state') return true;
  const body = bodyOf(game.book, item);
  const [first] = body;
  if (first && mustChooseFirst.has(first.do) && !isPossible(game, item, first, x)) return false;
  return body.some((effect) => isPossible(game, item, effect, x));
}

/** A curse asks for the clone whose condition it is added to. */
export function curseQuestion(game: Game, item: Item): Question | undefined {
  return isCurse(sourceProgram(game.book, item))
    ? askFor(item.choices, 'clone', 'clone', () => otherClones(game, item))
    : undefined;
}

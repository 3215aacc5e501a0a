/**
 * The choices that an effect requires, in the order of its sentences, and the
 * options for each (#making-choices).
 */

import { type Effect, whomOf } from '../language/program.ts';
import type { SeatNumber } from '../rules/table.ts';
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
import { type Ask, type ChoiceAsk, type EffectThat, nothing } from './question.ts';
import { living, seatAt } from './seating.ts';
import { type Choices, chosenClone, type Item, isChosen, onStem } from './state.ts';
import { resourceValue } from './zones.ts';

export type Question<A extends Ask = ChoiceAsk> = { readonly ask: A; readonly options: readonly number[] };

/** The next question for these effects, if any. Records `null` in `choices` for a choice without options. */
export function nextChoice(
  game: Game,
  item: Item,
  effects: readonly Effect[],
  choices: Choices,
  x: number,
): Question | undefined {
  for (const effect of effects) {
    const question = choiceOf({ game, item, choices, x, isAlone: effects.length === 1 }, effect);
    if (question) return question;
  }
  return undefined;
}

type ChoiceKey = 'clone' | 'item' | 'newClone' | 'newState' | 'state' | 'slot' | 'card';

/** The question, unless it has been answered. If there are no options, records `null` as its answer. */
function askFor(choices: Choices, key: ChoiceKey, ask: ChoiceAsk, open: () => readonly number[]): Question | undefined {
  if (choices[key] !== undefined) return undefined;
  const options = open();
  if (options.length > 0) return { ask, options };
  choices[key] = null;
  return undefined;
}

type Asking = {
  readonly game: Game;
  readonly item: Item;
  readonly choices: Choices;
  readonly x: number;
  /** Whether the side does nothing else, so that a clone without anything to move cannot be chosen. */
  readonly isAlone: boolean;
};

function choiceOf(asking: Asking, effect: Effect): Question | undefined {
  const { game, item, choices, isAlone } = asking;
  const whom = whomOf(effect);
  if (whom === 'attack-controller') return attackQuestion(game, item, choices);
  if (whom === 'another-clone' && choices.clone === undefined)
    return askFor(choices, 'clone', 'clone', () =>
      otherClones(game, item).filter((seat) => {
        if (effect.do === 'pick-forgotten') return seatAt(game.state, seat).thoughts.length > 0;
        return !(effect.do === 'move-state' && isAlone) || movableStates(asking, effect, seat).length > 0;
      }),
    );
  const own = ownChoices[effect.do] as OwnChoice<Effect['do']> | null;
  return own?.question(asking, effect as never);
}

type OwnChoice<K extends Effect['do']> = {
  /** Its first question, if not that of the effects inside it. */
  readonly first?: ChoiceAsk;
  readonly question: (asking: Asking, effect: EffectThat<K>) => Question | undefined;
};

/** The question of each kind of effect, apart from that for the clone that it is about; `null` if it has none. */
const ownChoices: { readonly [K in Effect['do']]: OwnChoice<K> | null } = {
  damage: null,
  'damage-neighbours': null,
  gain: null,
  'gain-scaled': null,
  lose: null,
  'lose-tick': null,
  forget: null,
  'forget-and-lose': null,
  'pick-forgotten': null,
  look: null,
  'remove-this': null,
  'remove-states': null,
  'steal-idea': null,
  gamble: null,
  'next-attack': null,
  // Their choices are made when they are carried out.
  may: null,
  if: null,
  'move-state': {
    first: 'state',
    question: (asking, effect) => {
      const { clone } = asking.choices;
      const open = () => (isChosen(clone) ? movableStates(asking, effect, clone) : []);
      return askFor(asking.choices, 'state', 'state', open);
    },
  },
  'remove-state': {
    first: 'state',
    question: ({ game, item, choices }) =>
      askFor(choices, 'state', 'state', () =>
        living(game.state).flatMap((seat) => statesOf(game, seat, item.controller)),
      ),
  },
  remember: {
    first: 'memory',
    question: ({ game, item, choices }, { number, maxValue = Number.POSITIVE_INFINITY }) => {
      choices.memories ??= [];
      const remembered = choices.memories;
      if (remembered.length >= number) return undefined;
      const options = seatAt(game.state, item.controller).memories.filter(
        (card) => !remembered.includes(card) && resourceValue(game, card) <= maxValue,
      );
      return options.length > 0 ? { ask: 'memory', options } : undefined;
    },
  },
  'replace-idea': {
    first: 'slot',
    question: ({ game, choices }) => askFor(choices, 'slot', 'slot', () => filledSlots(game.state)),
  },
  cancel: {
    first: 'item',
    question: (asking, { what }) => askForItem(asking, (other) => fits(asking.game, what, other)),
  },
  'take-control': {
    first: 'item',
    question: (asking) => askForItem(asking, (other) => fits(asking.game, { abilities: true }, other)),
  },
  'steal-take': { first: 'item', question: (asking) => askForItem(asking, ({ kind }) => kind === 'take') },
  redirect: { first: 'item', question: redirectQuestion },
  'resolve-card': {
    first: 'copied-card',
    question: ({ game, item, choices }, { side }) => {
      const { card } = choices;
      if (card === undefined)
        return askFor(choices, 'card', 'copied-card', () => attackCards(game, item.controller, side === 'fear'));
      choices.copy ??= {};
      return isChosen(card) ? nextChoice(game, item, copiedBody(game.book, card, side), choices.copy, 0) : undefined;
    },
  },
  modes: {
    first: 'mode',
    question: ({ game, item, choices, x }, { number, modes }) => {
      choices.modes ??= [];
      const picked = choices.modes;
      const chosen = modes.filter((_, index) => picked.includes(index));
      if (picked.length >= number) return nextChoice(game, item, chosen, choices, x);
      const options = modes.flatMap((mode, index) =>
        !picked.includes(index) && isPossible(game, item, mode, x) ? [index] : [],
      );
      const all = options.length <= number - picked.length;
      return { ask: 'mode', options: all ? options.slice(0, 1) : options };
    },
  },
  offer: { question: ({ game, item, choices, x }, { options }) => nextChoice(game, item, options, choices, x) },
  'in-turn': {
    question: ({ game, item, choices, x }, { first, then }) => nextChoice(game, item, [first, then], choices, x),
  },
};

/** Whether an effect is aimed at an item on the stem. */
export const isAimed = (effect: Effect): boolean =>
  whomOf(effect) === 'attack-controller' || ownChoices[effect.do]?.first === 'item';

const movableStates = ({ game, item, x }: Asking, { maxValue }: EffectThat<'move-state'>, seat: SeatNumber) =>
  statesOf(game, seat, item.controller, valueLimit(maxValue, x));

const askForItem = ({ game, choices }: Asking, wanted: (other: Item) => boolean): Question | undefined =>
  askFor(choices, 'item', 'item', () => itemsThat(game.state, wanted));

/** Any attack. A clone need not choose its own: if there is no other, it may choose nothing. */
const attackQuestion = (game: Game, item: Item, choices: Choices): Question | undefined =>
  askFor(choices, 'item', 'item', () => {
    const attacks = itemsThat(game.state, ({ kind }) => kind === 'attack');
    const foreign = game.state.stem.some(
      ({ id, controller }) => attacks.includes(id) && controller !== item.controller,
    );
    return foreign ? attacks : [nothing, ...attacks];
  });

/** Asks for the attack, then its new clone, then, if the attack moves a state, a state of the new clone. */
function redirectQuestion(asking: Asking, { discipline }: EffectThat<'redirect'>): Question | undefined {
  const { game, item, choices } = asking;
  const you = item.controller;
  const choseYou = (other: Item) => fits(game, { attacks: true, discipline }, other) && chosenClone(other) === you;
  if (choices.item === undefined) return askForItem(asking, choseYou);
  const attack = onStem(game.state, choices.item);
  if (!attack) return undefined;
  if (choices.newClone === undefined)
    return askFor(choices, 'newClone', 'new-clone', () => living(game.state).filter((seat) => seat !== you));
  const { newClone } = choices;
  const limit = stateToMove(game, attack);
  if (limit === undefined || newClone === null) return undefined;
  return askFor(choices, 'newState', 'new-state', () => statesOf(game, newClone, you, limit));
}

/** Whether an effect has anything to do, judged by what all can see. */
export function isPossible(game: Game, item: Item, effect: Effect, x: number): boolean {
  const choices: Choices = {};
  const question = choiceOf({ game, item, choices, x, isAlone: true }, effect);
  if (effect.do === 'modes')
    return effect.modes.filter((mode) => isPossible(game, item, mode, x)).length >= effect.number;
  return question !== undefined || Object.keys(choices).length === 0;
}

/** Whether an effect begins with "cancel" or "choose". An item whose first effect does needs an option for it. */
function mustChoose(effect: Effect): boolean {
  const first = ownChoices[effect.do]?.first;
  return effect.do === 'pick-forgotten' || first === 'item' || first === 'copied-card' || first === 'mode';
}

/** Whether an item has anything to do with this side and X; otherwise it cannot be announced (#making-choices). */
export function hasSomethingToDo(game: Game, item: Item, x: number): boolean {
  if (item.kind === 'take' || item.kind === 'state') return true;
  const body = bodyOf(game.book, item);
  const [first] = body;
  if (first && mustChoose(first) && !isPossible(game, item, first, x)) return false;
  return body.some((effect) => isPossible(game, item, effect, x));
}

/** A curse asks for the clone whose condition it is added to. */
export function curseQuestion(game: Game, item: Item): Question | undefined {
  return isCurse(sourceProgram(game.book, item))
    ? askFor(item.choices, 'clone', 'clone', () => otherClones(game, item))
    : undefined;
}

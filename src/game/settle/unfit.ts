/** Reasons why a reaction cannot touch a card, in the words of both cards. */

import { cardOf } from '../engine/event.ts';
import { sideOf } from '../engine/inEffect.ts';
import { fits } from '../engine/options.ts';
import type { CardNumber, PrintedWords } from '../engine/printedCard.ts';
import { chosenClone, type Item } from '../engine/state.ts';
import type { RuleAnchor } from '../glossary/anchors.ts';
import type { Book, Side } from '../language/book.ts';
import type { Effect, StemFilter } from '../language/program.ts';
import { answering } from './dispute.ts';

/** Why a card cannot answer. */
export type Fault = {
  /** To be read after the name of the card. */
  readonly says: string;
  readonly see: RuleAnchor;
  /** The words of the card that ask for something else. */
  readonly words?: PrintedWords;
};

/** The demand of this side of a reaction: its own verb and object, and the reason why an item is none of these. */
export function unfitReason(book: Book, card: CardNumber, side: Side, item: Item): Fault | undefined {
  const [first] = sideOf(cardOf(book, card), side).body;
  const asked = first && objectOf(first);
  if (!asked) return undefined;
  const played = cardOf(book, item.card).name;
  const words = { card, persona: null, text: first.words };
  if (asked.what === 'take')
    return item.kind === 'take'
      ? undefined
      : { says: `answers a take, and ${played} is ${kindOf(book, item)}`, see: 'the-stem', words };
  const it = `${asked.verb} ${filterWords(asked.what)}`;
  if (!fits({ book }, asked.what, item)) {
    const [lack, see] = lacks(book, asked.what, item);
    return { says: `${it}, and ${played} ${lack}`, see, words };
  }
  return first.do !== 'redirect' || chosenClone(item) === answering
    ? undefined
    : { says: `${it} that chose you, and ${played} chooses nobody`, see: 'making-choices', words };
}

function objectOf(
  effect: Effect,
): { readonly verb: string; readonly what: StemFilter } | { readonly what: 'take' } | undefined {
  switch (effect.do) {
    case 'cancel':
      return { verb: 'cancels', what: effect.what };
    case 'redirect':
      return { verb: 'redirects', what: { attacks: true, discipline: effect.discipline } };
    case 'take-control':
      return { verb: 'takes over', what: { abilities: true } };
    case 'steal-take':
      return { what: 'take' };
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
    case 'remember':
    case 'remove-state':
    case 'remove-this':
    case 'remove-states':
    case 'move-state':
    case 'steal-idea':
    case 'replace-idea':
    case 'gamble':
    case 'resolve-card':
    case 'next-attack':
    case 'modes':
    case 'offer':
    case 'may':
    case 'if':
    case 'in-turn':
      return undefined;
    default:
      return effect satisfies never;
  }
}

function filterWords({ attacks, abilities, discipline, maxValue, noFearSide }: StemFilter): string {
  const ability = 'an activated or triggered effect';
  if (!attacks) return ability;
  const attack = [
    discipline === undefined ? 'an attack' : `a ${discipline} attack`,
    ...(maxValue === undefined ? [] : [`with resource value ${maxValue} or less`]),
    ...(noFearSide ? ['without a fear side'] : []),
  ].join(' ');
  return abilities ? `${attack} or ${ability}` : attack;
}

function kindOf(book: Book, { kind, card }: Item): string {
  switch (kind) {
    case 'attack':
      return `a ${cardOf(book, card).discipline} attack`;
    case 'state':
      return 'a state';
    case 'reaction':
      return 'a reaction';
    case 'activated':
      return 'an activated effect';
    case 'triggered':
      return 'a triggered effect';
    case 'take':
      return 'a take';
    default:
      return kind satisfies never;
  }
}

/** The first thing that an item lacks, and its rule: "is mental", "has resource value 5", "has a fear side". */
function lacks(
  book: Book,
  { attacks, discipline, maxValue, noFearSide }: StemFilter,
  item: Item,
): readonly [words: string, see: RuleAnchor] {
  if (item.kind !== 'attack' || !attacks) return [`is ${kindOf(book, item)}`, 'the-stem'];
  const card = cardOf(book, item.card);
  if (discipline !== undefined && card.discipline !== discipline) return [`is ${card.discipline}`, 'disciplines'];
  if (maxValue !== undefined && card.value > maxValue)
    return [`has resource value ${card.value}`, 'aside-resource-value'];
  return noFearSide ? ['has a fear side', 'desire-and-fear'] : [`is ${kindOf(book, item)}`, 'the-stem'];
}

/** Reasons why a reaction cannot touch a card, in the words of both cards. */

import { cardOf } from '../engine/event.ts';
import { fits } from '../engine/options.ts';
import { chosenClone, type Item } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import type { Program, StemFilter } from '../language/program.ts';
import { answering } from './dispute.ts';

/** What a reaction asks for: its own verb and object, and the reason why an item is none of these. */
export function unfitReason(book: Book, { body }: Program, item: Item, played: string): string | undefined {
  const [first] = body;
  switch (first?.do) {
    case 'cancel':
      return fits({ book }, first.what, item)
        ? undefined
        : `cancels ${filterWords(first.what)}, and ${played} ${lacks(book, first.what, item)}`;
    case 'redirect': {
      const what: StemFilter = { attacks: true, discipline: first.discipline };
      const it = `redirects ${filterWords(what)}`;
      if (!fits({ book }, what, item)) return `${it}, and ${played} ${lacks(book, what, item)}`;
      return chosenClone(item) === answering ? undefined : `${it} that chose you, and ${played} chooses nobody`;
    }
    case 'take-control':
      return fits({ book }, { abilities: true }, item)
        ? undefined
        : `takes over ${filterWords({ abilities: true })}, and ${played} ${lacks(book, { abilities: true }, item)}`;
    case 'steal-take':
      return item.kind === 'take' ? undefined : `answers a take, and ${played} is ${kindOf(book, item)}`;
    default:
      return undefined;
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

/** The first thing that an item lacks: "is mental", "has resource value 5", "has a fear side". */
function lacks(book: Book, { attacks, discipline, maxValue, noFearSide }: StemFilter, item: Item): string {
  if (item.kind !== 'attack' || !attacks) return `is ${kindOf(book, item)}`;
  const card = cardOf(book, item.card);
  if (discipline !== undefined && card.discipline !== discipline) return `is ${card.discipline}`;
  if (maxValue !== undefined && card.value > maxValue) return `has resource value ${card.value}`;
  return noFearSide ? 'has a fear side' : `is ${kindOf(book, item)}`;
}

/** The programs of items. */

import type { Book, Side } from '../language/book.ts';
import type { Effect, Program, Worded } from '../language/program.ts';
import { cardOf } from './event.ts';
import { sideOf } from './inEffect.ts';
import type { CardNumber } from './printedCard.ts';
import type { Item } from './state.ts';

type Source = Pick<Item, 'card' | 'persona' | 'side'>;

/** The program of the side that an item is used on. Throws a RangeError if this edition has no such persona or card. */
export function sourceProgram(book: Book, { card, persona, side }: Source): Program {
  if (persona === null) return sideOf(cardOf(book, card), side);
  const found = book.personas[persona];
  if (found === undefined) throw new RangeError(`There is no persona "${persona}" in this edition.`);
  return found[side];
}

const nothing: readonly Worded<Effect>[] = [];

/** The effects of an item when it resolves; none for a take or a state. */
export function bodyOf(
  book: Book,
  item: Pick<Item, 'kind' | 'card' | 'persona' | 'side' | 'ability'>,
): readonly Worded<Effect>[] {
  if (item.kind === 'take' || item.kind === 'state') return nothing;
  const { body, triggered, activated } = sourceProgram(book, item);
  if (item.ability === null) return body;
  return (item.kind === 'triggered' ? triggered : activated)[item.ability]?.body ?? nothing;
}

/** The effects of a card that another card resolves. */
export const copiedBody = (book: Book, card: CardNumber, side: Side): readonly Worded<Effect>[] =>
  sideOf(cardOf(book, card), side).body;

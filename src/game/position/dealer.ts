/** Cards with which a table is laid by hand: enough to pay with, and nothing that could interrupt. */

import { type CardNumber, printed } from '../engine/printedCard.ts';
import type { Book, BookCard } from '../language/book.ts';
import type { Cost, CostKind } from '../language/program.ts';
import type { LaidSeat } from './laidTable.ts';

/** Maximum of X, if a cost has one. */
export const roomForX = 3;

/** The amount of one kind that has to be at hand to pay a cost. */
export const amountOf = (cost: Cost, kind: CostKind): number => (cost[kind] === 'x' ? roomForX : (cost[kind] ?? 0));

/** The cards of the sets that pass a test, except those that lie on the table already. */
export function fillersOf(book: Book, but: readonly (CardNumber | undefined)[], test: (card: BookCard) => boolean) {
  const not = but.map((card) => card !== undefined && printed(card));
  return Object.values(book.cards)
    .filter((card) => card.set > 0 && !not.includes(card.id) && test(card))
    .map(({ id }) => id);
}

export const isPlainAttack = ({ type, desire: { body } }: BookCard): boolean =>
  type === 'attack' && body.length === 1 && body[0]?.do === 'damage';

/** Deals each card once: attacks for thoughts and memories, and states that do nothing by themselves. */
export function dealerOf(book: Book, but: readonly (CardNumber | undefined)[]) {
  const attacks = fillersOf(book, but, ({ type, fear }) => type === 'attack' && fear !== undefined);
  const quiet = fillersOf(
    book,
    but,
    ({ type, desire: { constants, triggered } }) =>
      type === 'state' && constants.length === 0 && triggered.length === 0,
  );
  return {
    cards: (count: number): CardNumber[] => attacks.splice(0, count),
    states: (count: number): NonNullable<LaidSeat['condition']> =>
      quiet.splice(0, count).map((card) => ({ card, side: 'desire' })),
  };
}

/** The orders in which cards can be listed. */

import { cardTypes } from '#game/cards/card.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { costSymbols } from '#game/cards/cost.ts';
import { symbols } from '#game/cards/symbol.ts';
import type { Order } from './listing.ts';

type Compare = (a: CardSummary, b: CardSummary) => number;

const placeOfSymbol = new Map(symbols.map(({ token }, place) => [token, place]));

/** Symbol by symbol, in the order in which a cost is printed; the shorter of two that begin alike comes first. */
function byCost(a: CardSummary, b: CardSummary): number {
  const [first, second] = [a, b].map(({ cost }) => costSymbols(cost).map(({ token }) => placeOfSymbol.get(token) ?? 0));
  for (const [place, symbol] of (first ?? []).entries()) {
    const other = second?.[place] ?? -1;
    if (symbol !== other) return symbol - other;
  }
  return (first?.length ?? 0) - (second?.length ?? 0);
}

const byName: Compare = (a, b) => (a.foldedName < b.foldedName ? -1 : Number(a.foldedName > b.foldedName));

const compare: Readonly<Record<Exclude<Order, 'set'>, Compare>> = {
  name: byName,
  cost: (a, b) => byCost(a, b) || byName(a, b),
  value: (a, b) => a.resourceValue - b.resourceValue || byName(a, b),
  type: (a, b) =>
    cardTypes.indexOf(a.type) - cardTypes.indexOf(b.type) || a.discipline.localeCompare(b.discipline) || byName(a, b),
};

/** The cards in an order. By set they stay as they were found: set by set, the best first. */
export const sortCards = (cards: readonly CardSummary[], order: Order): readonly CardSummary[] =>
  order === 'set' ? cards : cards.toSorted(compare[order]);

/** Lists of cards: their orders, and their groups by set, type or discipline. */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { type CardSet, setHeaderAnchor } from '#game/cards/cardSet.ts';
import { costSymbols } from '#game/cards/cost.ts';
import { groupBySet } from '#game/cards/setGroups.ts';
import { symbols } from '#game/cards/symbol.ts';
import type { Grouping, Order } from './listing.ts';

export type ListGroup = {
  /** The fragment of its heading. */
  readonly anchor: string;
  readonly title: string;
  /** Present if the group is a set. */
  readonly set?: CardSet;
  readonly cards: readonly CardSummary[];
  /** How many cards belong to it when nothing is hidden. */
  readonly total: number;
};

/** Returns every group, even without cards, each with its cards in the order given. */
export function listGroups(
  grouping: Grouping,
  listed: readonly CardSummary[],
  all: readonly CardSummary[],
  sets: readonly CardSet[],
): readonly ListGroup[] {
  if (grouping === 'set') {
    return groupBySet(sets, listed, all).map(({ set, ...group }) => ({
      ...group,
      set,
      title: set.name,
      anchor: setHeaderAnchor(set.id),
    }));
  }
  const words: readonly string[] = grouping === 'type' ? cardTypes : disciplines;
  return words.map((word) => {
    const belongs = (card: CardSummary) => card[grouping] === word;
    return {
      anchor: `group-${word}`,
      title: titles[word] ?? word,
      cards: listed.filter(belongs),
      total: all.filter(belongs).length,
    };
  });
}

/** The groups in the order of the cards that were found, for a name whose best match comes first. */
export function groupsAsFound(groups: readonly ListGroup[], found: readonly CardSummary[]): readonly ListGroup[] {
  const placeOf = ({ cards: [first] }: ListGroup) => (first ? found.indexOf(first) : found.length);
  return [...groups].sort((a, b) => placeOf(a) - placeOf(b));
}

const titles: Readonly<Record<string, string>> = {
  attack: 'Attacks',
  reaction: 'Reactions',
  state: 'States',
  physical: 'Physical',
  mental: 'Mental',
};

type Compare = (a: CardSummary, b: CardSummary) => number;

const placeOfSymbol = new Map(symbols.map(({ token }, place) => [token, place]));

/** Compares symbol by symbol, in printed order. If one cost begins with the other, the shorter one comes first. */
function byCost(a: CardSummary, b: CardSummary): number {
  const [first, second] = [a, b].map(({ cost }) => costSymbols(cost).map(({ token }) => placeOfSymbol.get(token) ?? 0));
  for (const [place, symbol] of (first ?? []).entries()) {
    const other = second?.[place];
    if (other === undefined) return 1;
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

/** Sorts cards. In the order `set` they stay as they were found: set by set, best match first. */
export const sortCards = (cards: readonly CardSummary[], order: Order): readonly CardSummary[] =>
  order === 'set' ? cards : [...cards].sort(compare[order]);

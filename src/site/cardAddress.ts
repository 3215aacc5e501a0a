/** Reads the two parameters of a card's address. */

import type { Card } from '#game/cards/card.ts';
import { routes } from './routes.ts';

type Placed = Pick<Card, 'set' | 'number'>;

export type CardAddress<C extends Placed> =
  | { readonly kind: 'card'; readonly card: C }
  /** The same card under its canonical address: `/cards/01/007` is `/cards/1/7`. */
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'noSuchCard'; readonly set: number; readonly number: number; readonly nearest: readonly C[] }
  /** Not two whole numbers, and so no card's address at all. */
  | { readonly kind: 'notAnAddress' };

const integer = /^-?\d+$/;
const canonicalInteger = /^(0|-?[1-9]\d*)$/;

/** What the set and the number of an address, as spelt there, stand for among these cards. */
export function readCardAddress<C extends Placed>(set: string, number: string, cards: readonly C[]): CardAddress<C> {
  const spelt = [set, number];
  const wanted = { set: Number(set), number: Number(number) };
  if (!spelt.every((part) => integer.test(part)) || !Object.values(wanted).every(Number.isSafeInteger)) {
    return { kind: 'notAnAddress' };
  }
  if (!spelt.every((part) => canonicalInteger.test(part))) {
    return { kind: 'redirect', href: routes.card.href(wanted.set, wanted.number) };
  }
  const card = cards.find((candidate) => candidate.set === wanted.set && candidate.number === wanted.number);
  if (card) return { kind: 'card', card };
  return { kind: 'noSuchCard', ...wanted, nearest: nearestCards(cards, wanted) };
}

/**
 * The cards closest to a place where there is none: the nearest set first,
 * then the nearest numbers in it. They come back in the order given.
 */
export function nearestCards<C extends Placed>(cards: readonly C[], wanted: Placed, count = 4): C[] {
  const distance = ({ set, number }: Placed) => [Math.abs(set - wanted.set), Math.abs(number - wanted.number)] as const;
  const nearest = new Set(
    cards
      .map((card) => ({ card, away: distance(card) }))
      .toSorted((a, b) => a.away[0] - b.away[0] || a.away[1] - b.away[1])
      .slice(0, count)
      .map(({ card }) => card),
  );
  return cards.filter((card) => nearest.has(card));
}

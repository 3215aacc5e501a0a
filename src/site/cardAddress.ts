/** Parses the addresses of cards and rules. */

import type { Card } from '#game/cards/card.ts';
import { parseAnchor, type RuleAnchor } from '#game/glossary/anchors.ts';
import { routes } from './routes.ts';

type Placed = Pick<Card, 'set' | 'number'>;

export type CardAddress<C extends Placed> =
  | { readonly kind: 'card'; readonly card: C }
  /** The same card under its canonical address: `/cards/01/007` is `/cards/1/7`. */
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'noSuchCard'; readonly set: number; readonly number: number; readonly nearest: readonly C[] }
  /** Not two integers, so not the address of a card. */
  | { readonly kind: 'notAnAddress' };

const integer = /^-?\d+$/;
const canonicalInteger = /^(0|-?[1-9]\d*)$/;

/** Finds the card for the set and number of an address, both given as they are spelt there. */
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

/** Returns the cards nearest to a place, by set and then by number, in the order given. */
export function nearestCards<C extends Placed>(cards: readonly C[], wanted: Placed, count = 4): C[] {
  const distance = ({ set, number }: Placed) => [Math.abs(set - wanted.set), Math.abs(number - wanted.number)] as const;
  const nearest = new Set(
    cards
      .map((card) => ({ card, away: distance(card) }))
      .sort((a, b) => a.away[0] - b.away[0] || a.away[1] - b.away[1])
      .slice(0, count)
      .map(({ card }) => card),
  );
  return cards.filter((card) => nearest.has(card));
}

/** The target of a link, for previews. */
export type LinkDestination =
  | { readonly kind: 'rule'; readonly anchor: RuleAnchor }
  | { readonly kind: 'card'; readonly set: number; readonly number: number };

type Address = { readonly pathname: string; readonly hash: string };

const cardPath = new RegExp(`^${routes.cards.href()}/(\\d{1,3})/(\\d{1,3})$`);

/** Returns the rule or card at an address; `undefined` for every other address. */
export function linkDestination({ pathname, hash }: Address): LinkDestination | undefined {
  const [, set, number] = cardPath.exec(pathname) ?? [];
  if (set !== undefined && number !== undefined) return { kind: 'card', set: Number(set), number: Number(number) };
  const anchor = pathname === routes.rules.href() ? parseAnchor(hash) : undefined;
  return anchor && { kind: 'rule', anchor };
}

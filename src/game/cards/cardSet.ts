/** A set of cards: one box. */

import type { Card } from './card.ts';

export type CardSet = {
  readonly id: number;
  readonly name: string;
  /** Three letters, unique: `DUE`. */
  readonly abbreviation: string;
  /** Name in lower case, as used in search syntax. */
  readonly slug: string;
  /** Name of the icon that the set's own icon is drawn from. */
  readonly icon: string;
  readonly description: string;
  /** Sort order in lists; promo comes last with 99. */
  readonly sortOrder: number;
  readonly active: boolean;
  readonly releaseDate: string;
  /** The set's own colour, `#EDB93F`. */
  readonly spotColor: string;
};

/** One file of `cards/sets/`: the set's fields and its cards in print order. */
export type CardSetFile = CardSet & { readonly cards: readonly Card[] };

/**
 * The total printed on a card, as in `04/16`: the highest number among the active cards of its set.
 * Counting the cards would print `04/03` where an earlier card is inactive.
 */
export const printedTotal = (cards: readonly Pick<Card, 'number'>[]): number =>
  Math.max(0, ...cards.map(({ number }) => number));

/** Anchor of a set's header in the gallery. */
export const setHeaderAnchor = (setId: number) => `-set-header-${setId}`;

/**
 * The two parts in which card data reach the page: a slim list that draws the
 * gallery and answers searches by name, and the texts, loaded when a card page
 * or a text search needs them.
 */

import type { Card, DatedText } from './card.ts';
import type { CardSet } from './cardSet.ts';
import type { Ability } from './symbol.ts';

/** Content-hashed addresses of a card's face, 248 x 346 and 744 x 1039 pixels. */
export type FaceUrls = { readonly thumb: string; readonly full: string };

export type CardSummary = Pick<
  Card,
  'id' | 'name' | 'type' | 'discipline' | 'set' | 'number' | 'cost' | 'resourceValue' | 'releaseDate'
> & {
  /** Folded once, at build time, so that a phone need not. */
  readonly foldedName: string;
  readonly abilities: readonly Ability[];
  readonly hasFear: boolean;
  readonly faces: FaceUrls;
};

/** Active sets in list order, and their active cards in set and print order. */
export type CardList = { readonly sets: readonly CardSet[]; readonly cards: readonly CardSummary[] };

export type CardTexts = Pick<Card, 'id' | 'effects' | 'flavor' | 'artist'> & {
  readonly fearEffects?: string;
  /** What the picture shows, in words. */
  readonly scene: string;
  readonly notes?: readonly DatedText[];
  readonly changes?: readonly DatedText[];
};

/** The card that the rulebook prints in full. */
export type Paranoia = Pick<Card, 'name' | 'cost' | 'effects'> & { readonly fearEffects: string };

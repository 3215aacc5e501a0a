/**
 * Card data for the page, in two parts: a small list for the gallery and for
 * searches by name, and the texts, which are loaded when a card page or a text
 * search needs them.
 */

import type { Card } from './card.ts';
import type { CardSet } from './cardSet.ts';
import type { Deed } from './deed.ts';
import type { Ability } from './symbol.ts';

/** Content-hashed URLs of a card's image, 248 x 346 and 744 x 1039 pixels. */
export type FaceUrls = { readonly thumb: string; readonly full: string };

type ListedField = 'name' | 'type' | 'discipline' | 'set' | 'number' | 'cost' | 'resourceValue' | 'releaseDate';

export type CardSummary = Pick<Card, 'id' | ListedField> & {
  /** Folded for search at build time, so that a phone need not do it. */
  readonly foldedName: string;
  readonly abilities: readonly Ability[];
  readonly deeds: readonly Deed[];
  /** The amounts of damage that it deals to one clone, the highest first. */
  readonly damage: readonly number[];
  readonly hasFear: boolean;
  readonly faces: FaceUrls;
};

/** Active sets in list order, and their active cards in set and print order. */
export type CardList = { readonly sets: readonly CardSet[]; readonly cards: readonly CardSummary[] };

/** All that the list leaves out. */
export type CardTexts = Omit<Card, ListedField | 'active' | 'art'> & {
  /** Description of the picture. */
  readonly scene: string;
};

/** A card that home shows with the effect of its fear side. */
export type ShownCard = Pick<Card, 'set' | 'number'> & { readonly fear: string };

/** The card that the rulebook prints in full. */
export type Paranoia = Pick<Card, 'name' | 'cost' | 'effects'> & { readonly fearEffects: string };

/** A printed card and the values derived from it. */

import { type Ability, abilities, abilityTokens } from './symbol.ts';

export const cardTypes = ['attack', 'reaction', 'state'] as const;
export const disciplines = ['physical', 'mental'] as const;

export type CardType = (typeof cardTypes)[number];
export type Discipline = (typeof disciplines)[number];

/** One entry of a card's rulings or of its changes; `date` is an ISO date. */
export type DatedText = { readonly date: string; readonly text: string };

/** Source of the illustration: icon names, and the scene in words. */
export type CardArt = { readonly icons: readonly string[]; readonly scene: string };

/** One row of `cards/sets/*.json`. */
export type Card = {
  /** Set x 100 + number: `104` is Duel 04. */
  readonly id: number;
  readonly name: string;
  readonly type: CardType;
  readonly discipline: Discipline;
  readonly set: number;
  /** Position in its set, from 1. */
  readonly number: number;
  /** Text of the desire side, symbols as tokens. */
  readonly effects: string;
  readonly fearEffects?: string;
  readonly flavor: string;
  /** Cost symbols in canonical order. */
  readonly cost: string;
  readonly resourceValue: number;
  /** ISO date, `2026-10-01`. */
  readonly releaseDate: string;
  readonly artist: string;
  /** An inactive card is neither listed nor searched. */
  readonly active: boolean;
  readonly art: CardArt;
  /** Rulings. */
  readonly notes?: readonly DatedText[];
  /** Texts of earlier printings, each with the date on which it changed. */
  readonly changes?: readonly DatedText[];
};

/** Version printed on every card; it is not the build's version. */
export const cardVersion = 'v.1.26';

/** The abilities on either side of a card. */
export function abilitiesOf({ effects, fearEffects = '' }: Pick<Card, 'effects' | 'fearEffects'>): Ability[] {
  const sides = `${effects} ${fearEffects}`;
  return abilities.filter((ability) => sides.includes(abilityTokens[ability]));
}

/** Card id from its set and number. */
export const cardIdOf = (set: number, number: number) => set * 100 + number;

/** A card as plain text, to be copied into a message or a forum. */

import { type Card, cardVersion } from './card.ts';
import type { CardSet } from './cardSet.ts';
import { paragraphsOf } from './cardText.ts';

type PrintedCard = Pick<
  Card,
  'name' | 'type' | 'discipline' | 'cost' | 'resourceValue' | 'number' | 'effects' | 'flavor'
> & {
  readonly fearEffects?: string;
};

/**
 * One line for each part of the card and each paragraph of a side. Symbols stay
 * tokens, so that the text can be used in a search unchanged.
 */
export function cardAsText(card: PrintedCard, set: Pick<CardSet, 'name'>, setTotal: number): string {
  const { name, type, discipline, cost, resourceValue, effects, fearEffects = '', flavor } = card;
  return [
    name,
    `${capitalised(discipline)} ${type}. Cost ${cost}. Value ${resourceValue}.`,
    ...side('Desire', effects),
    ...side('Fear', fearEffects),
    flavor,
    `${set.name} ${placeInSet(card.number, setTotal)}, ${cardVersion}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function side(title: string, text: string): string[] {
  return paragraphsOf(text).map((paragraph, index) => (index === 0 ? `${title}: ${paragraph}` : paragraph));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A card's number and its set's total, each padded to two digits: `04/16`. */
export const placeInSet = (number: number, total: number) =>
  [number, total].map((figure) => String(figure).padStart(2, '0')).join('/');

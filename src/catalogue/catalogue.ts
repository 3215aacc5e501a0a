/** The cards and sets there are. */

import { cardList } from 'virtual:card-list';
import { cardIdOf } from '#domain/cards/card.ts';
import type { CardSummary } from '#domain/cards/cardList.ts';
import { cardSets as sets } from './cardSets.ts';

/** For whoever has the cards anyway. */
export const cardSets = sets;

/** Active cards, in set and print order. */
export const { cards } = cardList;

const cardsById = new Map(cards.map((card) => [card.id, card]));

/** The card at a place in a set; `undefined` when there is none. */
export function findCard(set: number, number: number): CardSummary | undefined {
  const card = cardsById.get(cardIdOf(set, number));
  return card?.set === set && card.number === number ? card : undefined;
}

export const cardsOfSet = (setId: number): readonly CardSummary[] => cards.filter(({ set }) => set === setId);

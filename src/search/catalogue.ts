/** The cards and sets of the game. */

import { cardIdOf } from '#game/cards/card.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { cardList } from '#game/generated/cardList.ts';
import { readCardSets, readCards } from './readCardData.ts';

/** Active sets, in list order. */
export const cardSets = readCardSets(cardList.sets);

const cards = readCards(cardList.cards);
const cardsById: ReadonlyMap<number, CardSummary> = new Map(cards.map((card) => [card.id, card]));

/** Active cards, in set and print order. */
export const allCards = (): readonly CardSummary[] => cards;

/** Returns the card with this number in a set, or `undefined` if there is none. */
export function findCard(set: number, number: number): CardSummary | undefined {
  const card = cardsById.get(cardIdOf(set, number));
  return card?.set === set && card.number === number ? card : undefined;
}

export const cardsOfSet = (setId: number): readonly CardSummary[] => allCards().filter(({ set }) => set === setId);

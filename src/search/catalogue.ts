/** The cards and sets there are. */

import { cardList } from 'virtual:card-list';
import { cardIdOf } from '#game/cards/card.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { readCardSets } from './readCardData.ts';

/** Active sets, in list order. */
export const cardSets = readCardSets(cardList.sets);

/** Active cards, in set and print order; made when somebody asks for all of them, which a search for names does not. */
export const allCards = (): readonly CardSummary[] => cardList.cards;

/** Their folded names, and the card at a place among these. */
export const { foldedNames, cardAt } = cardList;

let byId: ReadonlyMap<number, CardSummary> | undefined;

function cardsById(): ReadonlyMap<number, CardSummary> {
  byId ??= new Map(allCards().map((card) => [card.id, card]));
  return byId;
}

/** The card at a place in a set; `undefined` when there is none. */
export function findCard(set: number, number: number): CardSummary | undefined {
  const card = cardsById().get(cardIdOf(set, number));
  return card?.set === set && card.number === number ? card : undefined;
}

export const cardsOfSet = (setId: number): readonly CardSummary[] => allCards().filter(({ set }) => set === setId);

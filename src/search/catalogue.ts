/** The cards and sets of the game. */

import { cardList } from 'virtual:card-list';
import { cardIdOf } from '#game/cards/card.ts';
import type { CardSummary } from '#game/cards/cardList.ts';
import { readCardSets } from './readCardData.ts';

/** Active sets, in list order. */
export const cardSets = readCardSets(cardList.sets);

/** Active cards, in set and print order. Unpacked on first use; a search for names does not need them. */
export const allCards = (): readonly CardSummary[] => cardList.cards;

/** The folded names of all cards, and the card at a position among them. */
export const { foldedNames, cardAt } = cardList;

let byId: ReadonlyMap<number, CardSummary> | undefined;

function cardsById(): ReadonlyMap<number, CardSummary> {
  byId ??= new Map(allCards().map((card) => [card.id, card]));
  return byId;
}

/** Returns the card with this number in a set, or `undefined` if there is none. */
export function findCard(set: number, number: number): CardSummary | undefined {
  const card = cardsById().get(cardIdOf(set, number));
  return card?.set === set && card.number === number ? card : undefined;
}

export const cardsOfSet = (setId: number): readonly CardSummary[] => allCards().filter(({ set }) => set === setId);

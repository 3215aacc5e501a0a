/** A search over any cards, with an index of its own. */

import type { CardList, CardTexts } from '#game/cards/cardList.ts';
import { indexCards } from '#search/cardIndex.ts';
import { createCardSearch } from '#search/cardSearch.ts';

export const searchOf = (list: CardList, texts: readonly CardTexts[]) =>
  createCardSearch(list.cards, new Map(texts.map((row) => [row.id, row])), indexCards(list, texts));

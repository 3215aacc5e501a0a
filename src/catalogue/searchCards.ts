/** Searching the cards of this game. */

import { createCardSearch } from './cardSearch.ts';
import { loadCardTexts } from './cardTexts.ts';
import { cards } from './catalogue.ts';

export const {
  searchSummaries,
  searchCards,
  countCards,
  hiddenCards,
  relaxSearch,
  suggestCards,
  correctCards,
  prepareTexts,
} = createCardSearch(cards, loadCardTexts);

/** Searching the cards of this game. */

import { createCardSearch } from './cardSearch.ts';
import { cardTexts } from './cardTexts.ts';
import { allCards, cardAt, foldedNames } from './catalogue.ts';
import { scanNames } from './nameSearch.ts';

export const { searchSummaries, searchCards, countCards, hiddenCards, relaxSearch, prepareTexts } = createCardSearch(
  allCards,
  cardTexts.load,
);

/** Returns the cards whose names contain the text, best first. Fast enough for every key press. */
export const suggestCards = scanNames(foldedNames, cardAt);

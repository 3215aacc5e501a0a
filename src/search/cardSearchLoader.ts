/** The search of the cards of this game. Its index and the texts are loaded by the first search. */

import { createLoader } from '#site/loader.ts';
import { loadCardIndex } from './cardIndex.ts';
import { createCardSearch } from './cardSearch.ts';
import { cardTexts } from './cardTexts.ts';
import { allCards } from './catalogue.ts';

export const cardSearch = createLoader(async () => {
  const [{ cardIndex }, texts] = await Promise.all([import('#game/generated/cardIndex.ts'), cardTexts.load()]);
  return createCardSearch(allCards(), texts, loadCardIndex(cardIndex));
});

/** The search of the cards of this game. Its index and the texts are loaded by the first search. */

import { createLoader } from '#site/loader.ts';
import { cardTexts } from './cardTexts.ts';
import { allCards } from './catalogue.ts';

export const cardSearch = createLoader(async () => {
  const [{ createCardSearch }, { loadCardIndex }, { cardIndex }, texts] = await Promise.all([
    import('./cardSearch.ts'),
    import('./cardIndex.ts'),
    import('virtual:card-index'),
    cardTexts.load(),
  ]);
  return createCardSearch(allCards(), texts, loadCardIndex(cardIndex));
});

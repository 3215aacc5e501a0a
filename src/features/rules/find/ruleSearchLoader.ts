/** The search over this book and the rulings on the cards: built when somebody is about to use it. */

import { rulePassages } from '#rulebook/passages.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { allCards } from '#search/catalogue.ts';
import { notePassages } from '#search/notePassages.ts';
import { createRuleSearch } from '#search/ruleSearch.ts';
import { createLoader } from '#site/loader.ts';

export const ruleSearch = createLoader(async () =>
  createRuleSearch([...rulePassages(), ...notePassages(allCards(), await cardTexts.load())]),
);

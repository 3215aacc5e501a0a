/** The search over this book and the rulings on the cards: built when somebody is about to use it. */

import { rulePassages } from '#rulebook/passages.ts';
import { loadCardTexts } from '#search/cardTexts.ts';
import { allCards } from '#search/catalogue.ts';
import { lazily } from '#search/lazily.ts';
import { notePassages } from '#search/notePassages.ts';
import { createRuleSearch } from '#search/ruleSearch.ts';

export const loadRuleSearch = lazily(async () =>
  createRuleSearch([...rulePassages(), ...notePassages(allCards(), await loadCardTexts())]),
);

/** The search over this book and the rulings on the cards: built when somebody is about to use it. */

import { loadCardTexts } from '#catalogue/cardTexts.ts';
import { allCards } from '#catalogue/catalogue.ts';
import { lazily } from '#catalogue/lazily.ts';
import { notePassages } from '#catalogue/notePassages.ts';
import { createRuleSearch } from '#catalogue/ruleSearch.ts';
import { rulePassages } from '#rulebook/passages.ts';

export const loadRuleSearch = lazily(async () =>
  createRuleSearch([...rulePassages(), ...notePassages(allCards(), await loadCardTexts())]),
);

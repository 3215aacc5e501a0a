/** The searches of the cards and of the rules, from which every answer to a text comes. */

import { createLoader } from '#site/loader.ts';
import type { CardSearch } from './cardSearch.ts';
import { cardSearch } from './cardSearchLoader.ts';
import type { RuleSearch } from './rules/ruleSearch.ts';
import { ruleSearch } from './rules/rulesLoader.ts';

export type SiteSearch = { readonly cards: CardSearch; readonly rules: RuleSearch };

export const siteSearch = createLoader(async (): Promise<SiteSearch> => {
  const [cards, rules] = await Promise.all([cardSearch.load(), ruleSearch.load()]);
  return { cards, rules };
});

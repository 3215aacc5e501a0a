/** Everything the search box does not need before somebody uses it: one door to one chunk. */

import { prepareNames } from '#search/otherAnswers.ts';
import { ruleSearch } from '#search/rulesLoader.ts';
import { prepareTexts } from '#search/searchCards.ts';
import { savedSearches } from '#storage/searches/savedSearches.ts';
import { SuggestionList } from '#ui/suggestions/SuggestionList.tsx';
import { instantGroups } from './instantGroups.ts';
import { laterGroups } from './laterGroups.ts';

/** Builds the indexes while nobody waits for them; what fails is tried again when it is needed. */
const prepare = () => Promise.all([prepareNames(), prepareTexts(), ruleSearch.load()]).catch(() => undefined);

/** Milliseconds that the first list waits for the saved searches; WebKit's storage may take for ever to answer. */
const timeoutMs = 300;

/** Saved searches are read before the first list is made, unless that takes too long. */
export async function loadSuggester() {
  await Promise.race([savedSearches.recall(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  return suggester;
}

const suggester = { prepare, instantGroups, laterGroups, SuggestionList };

export type Suggester = typeof suggester;

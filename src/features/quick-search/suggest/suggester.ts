/** Everything the search box needs only once it is used: the single entry to one chunk. */

import { prepareNames } from '#search/otherAnswers.ts';
import { ruleSearch } from '#search/rulesLoader.ts';
import { prepareTexts } from '#search/searchCards.ts';
import { savedSearches } from '#storage/searches/savedSearches.ts';
import { SuggestionList } from '#ui/suggestions/SuggestionList.tsx';
import { delayedSuggestions } from './delayedSuggestions.ts';
import { instantSuggestions } from './instantSuggestions.ts';

/** Builds the indexes in advance. A failure is ignored here, and retried when the index is needed. */
const prepare = () => Promise.all([prepareNames(), prepareTexts(), ruleSearch.load()]).catch(() => undefined);

/** Milliseconds that the first list waits for the saved searches; WebKit's storage may never answer. */
const timeoutMs = 300;

/** Resolves once the saved searches are read, so that the first list has them, or after `timeoutMs`. */
export async function loadSuggester() {
  await Promise.race([savedSearches.recall(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  return suggester;
}

const suggester = { prepare, instantSuggestions, delayedSuggestions, SuggestionList };

export type Suggester = typeof suggester;

/** Everything the search box needs only once it is used: the single entry to one chunk. */

import type { LastSearch } from '#search/lastSearch.ts';
import { siteSearch } from '#search/siteSearch.ts';
import { savedSearches } from '#storage/searches/savedSearches.ts';
import { SuggestionList } from '#ui/suggestions/SuggestionList.tsx';
import { delayedSuggestions } from './delayedSuggestions.ts';
import { instantSuggestions } from './instantSuggestions.ts';

/** Milliseconds that the first list waits for the saved searches; WebKit's storage may never answer. */
const timeoutMs = 300;

export type Suggester = Awaited<ReturnType<typeof loadSuggester>>;

/** Resolves once the indexes are loaded and the saved searches read, for which it waits at most `timeoutMs`. */
export async function loadSuggester() {
  const saved = Promise.race([savedSearches.recall(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  const [search] = await Promise.all([siteSearch.load(), saved]);
  return {
    instantSuggestions: (text: string, recent: readonly LastSearch[]) => instantSuggestions(search, text, recent),
    delayedSuggestions,
    SuggestionList,
  };
}

/** Everything the search box needs only once it is used: the single entry to one chunk. */

import type { LastSearch } from '#search/lastSearch.ts';
import { isQuerySyntax } from '#search/query/querySyntax.ts';
import { siteSearch } from '#search/siteSearch.ts';
import { tidyText } from '#search/text/searchText.ts';
import { routes } from '#site/routes.ts';
import { savedSearches } from '#storage/searches/savedSearches.ts';
import { SuggestionList } from '#ui/suggestions/SuggestionList.tsx';
import type { SuggestionGroup } from '#ui/suggestions/suggestion.ts';
import { searchOfText } from '../boxQuery.ts';
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
    resultsRow,
    SuggestionList,
  };
}

/**
 * The row that leads to the results, as Enter does. Search syntax has a row that describes it instead.
 * @param current Query string of the page, whose view and order the results keep.
 */
function resultsRow(text: string, current: string): readonly SuggestionGroup[] {
  const search = isQuerySyntax(text) ? undefined : searchOfText(text, current);
  if (search === undefined) return [];
  const row = {
    href: routes.searchResults.href(search),
    title: `All results for “${tidyText(text)}”`,
    note: 'Cards, rules and answers',
    kind: 'Search',
    picture: 'search',
  } as const;
  return [{ title: 'Results', rows: [row] }];
}

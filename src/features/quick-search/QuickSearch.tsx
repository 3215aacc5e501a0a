/** The search box in the frame of every page. On results it keeps the name that was searched for. */

import { cardSets } from '#catalogue/catalogue.ts';
import { parseSearchParams } from '#domain/search/searchParams.ts';
import { openResults } from '#state/openResults.ts';
import { SearchBox } from '#ui/search-box/SearchBox.tsx';
import { useRawSearch } from '#ui/use-raw-search.ts';

export function QuickSearch() {
  const { query } = parseSearchParams(useRawSearch(), cardSets);
  return <SearchBox place="frame" name={query.name ?? ''} onSearch={openResults} />;
}

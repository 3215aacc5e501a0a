/** The text of the box and the address of its results. Loaded when an address has a query, or when the box is used. */

import { setNames } from '#search/currentSets.ts';
import { listedSearch, readListing } from '#search/listing.ts';
import { parseQuery, printQuery } from '#search/query/querySyntax.ts';
import { parseSearchParams, searchAsAsked } from '#search/query/searchParams.ts';

/** The query of an address as one types it. */
export const textOfSearch = (search: string): string => printQuery(parseSearchParams(search, setNames).query, setNames);

/** The query string of the results for a text, listed as the current results are; `undefined` if it asks nothing. */
export function searchOfText(text: string, current: string): string | undefined {
  const query = parseQuery(text, setNames);
  return query && listedSearch(searchAsAsked(query), readListing(current).listing);
}

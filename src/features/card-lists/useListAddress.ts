/** What the address of a list asks for: a search, a way to list, and what of it does not count. */

import { useMemo } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { type Listing, readListing } from '#search/listing.ts';
import { parseSearchParams } from '#search/searchParams.ts';
import type { Ignored, SearchQuery } from '#search/searchQuery.ts';
import { useRawSearch } from '#ui/address/address.ts';

export type ListAddress = {
  readonly query: SearchQuery;
  readonly listing: Listing;
  readonly ignored: readonly Ignored[];
};

/** The same object as long as the address is the same. */
export function useListAddress(): ListAddress {
  const search = useRawSearch();
  return useMemo(() => {
    const { query, ignored } = parseSearchParams(search, cardSets);
    const { listing, ignored: unlisted } = readListing(search);
    return { query, listing, ignored: [...ignored, ...unlisted] };
  }, [search]);
}

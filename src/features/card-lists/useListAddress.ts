/** The parsed address of a card list: its query, its listing, and the ignored parameters. */

import { useMemo } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { type Listing, readListing } from '#search/listing.ts';
import { parseSearchParams } from '#search/query/searchParams.ts';
import type { Ignored, SearchQuery } from '#search/query/searchQuery.ts';
import { useRawSearch } from '#ui/address/address.ts';

export type ListAddress = {
  readonly query: SearchQuery;
  readonly listing: Listing;
  readonly ignored: readonly Ignored[];
};

/** Returns the same object until the address changes. */
export function useListAddress(): ListAddress {
  const search = useRawSearch();
  return useMemo(() => {
    const { query, ignored } = parseSearchParams(search, cardSets);
    const { listing, ignored: unlisted } = readListing(search);
    return { query, listing, ignored: [...ignored, ...unlisted] };
  }, [search]);
}

/** What the address of a list asks for: a search, a way to list, and what of it does not count. */

import { useMemo } from 'react';
import { cardSets } from '#catalogue/catalogue.ts';
import type { Ignored } from '#domain/search/ignored.ts';
import { type Listing, readListing } from '#domain/search/listing.ts';
import { parseSearchParams } from '#domain/search/searchParams.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { useUnread } from '#ui/unread/useUnread.ts';
import { useRawSearch } from '#ui/use-raw-search.ts';

export type ListAddress = {
  readonly query: SearchQuery;
  readonly listing: Listing;
  readonly ignored: readonly Ignored[];
  /** Goes on what the build rendered without knowing the address, until it has been read. */
  readonly unread: string | undefined;
};

export function useListAddress(): ListAddress {
  const search = useRawSearch();
  const unread = useUnread();
  return useMemo(() => {
    const { query, ignored } = parseSearchParams(search, cardSets);
    const { listing, ignored: unlisted } = readListing(search);
    return { query, listing, ignored: [...ignored, ...unlisted], unread };
  }, [search, unread]);
}

/** The search results: the query in words, and the cards in groups. */

import type { ReactNode } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { listedSearch } from '#search/listing.ts';
import { describeQuery } from '#search/query/describeQuery.ts';
import { conditionsOf } from '#search/query/matchesQuery.ts';
import { removeIgnored, toSearchParams } from '#search/query/searchParams.ts';
import { routes } from '#site/routes.ts';
import { rememberSearch } from '#storage/searches/lastSearchStore.ts';
import { useAwaitsQuery } from '#ui/address/address.ts';
import { IgnoredParams } from '#ui/ignored-params/IgnoredParams.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import head from './ListHead.module.css';
import { MatchingCards } from './MatchingCards.tsx';
import { type ListAddress, useListAddress } from './useListAddress.ts';

type Props = {
  /** The search box for phones, where the header has none. */
  readonly quickSearch: ReactNode;
};

export function SearchResultsScreen({ quickSearch }: Props) {
  const address = useListAddress();
  const { query, ignored, listing } = address;
  const awaitsQuery = useAwaitsQuery();
  const asksForAll = conditionsOf(query).length === 0;
  return (
    <>
      <div className={`${layout.wrap} ${layout.pageHead} ${head.compact}`}>
        <div className={head.search}>{quickSearch}</div>
        {/* Sighted readers see it beside the number of cards. */}
        <VisuallyHidden as="h1">
          <span>Search results: </span>
          <span className={awaitsQuery}>
            {asksForAll ? 'All cards.' : <Sentence parts={describeQuery(query, cardSets)} />}
          </span>
        </VisuallyHidden>
        <IgnoredParams
          ignored={ignored}
          hrefWithout={(parameter) =>
            routes.searchResults.href(listedSearch(removeIgnored(parameter, address), listing))
          }
        />
        <noscript>
          <p className={text.note}>
            Searching happens on your device and needs JavaScript. Without it, all cards are listed here.
          </p>
        </noscript>
      </div>
      <MatchingCards address={address} hrefTo={routes.searchResults.href} onCount={remember} isSearch />
    </>
  );
}

function remember({ query, listing }: ListAddress, count: number) {
  // A list of all cards is not a search that a card page needs to lead back to.
  if (conditionsOf(query).length === 0) return;
  const search = toSearchParams(query);
  rememberSearch(search, listedSearch(search, listing), count);
}

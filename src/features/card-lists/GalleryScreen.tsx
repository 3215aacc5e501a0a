/** The card gallery: all cards, or those that match the filters in the address. */

import type { ReactNode } from 'react';
import { listedSearch } from '#search/listing.ts';
import { removeIgnored } from '#search/query/searchParams.ts';
import { routes } from '#site/routes.ts';
import { IgnoredParams } from '#ui/ignored-params/IgnoredParams.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import head from './ListHead.module.css';
import { MatchingCards } from './MatchingCards.tsx';
import { useListAddress } from './useListAddress.ts';

type Props = {
  /** The search box for phones, where the header has none. */
  readonly quickSearch: ReactNode;
};

export function GalleryScreen({ quickSearch }: Props) {
  const address = useListAddress();
  const { ignored, listing } = address;
  return (
    <>
      <div className={`${layout.wrap} ${layout.pageHead} ${head.compact}`}>
        <PageTitle>Cards</PageTitle>
        <div className={head.search}>{quickSearch}</div>
        <IgnoredParams
          ignored={ignored}
          hrefWithout={(parameter) => routes.cards.href(listedSearch(removeIgnored(parameter, address), listing))}
        />
      </div>
      <MatchingCards address={address} hrefTo={routes.cards.href} />
    </>
  );
}

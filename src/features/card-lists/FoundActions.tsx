/** Actions on the cards that a search found. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { exportFound } from '#search/exportFound.ts';
import { sortCards } from '#search/listCards.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Disclosure, ExportMenu } from '#ui/card-listing/ExportMenu.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import styles from './CardsFound.module.css';
import { RandomCard } from './RandomCard.tsx';

const SaveSearch = lazyComponent(async () => (await import('./SaveSearch.tsx')).loadSaveSearch());

type Props = { readonly query: SearchQuery; readonly found: readonly CardSummary[]; readonly listing: Listing };

export function FoundActions({ query, found, listing }: Props) {
  const search = toSearchParams(query);
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href={routes.advancedSearch.href(listedSearch(search, listing))}>
          {search === '' ? 'Advanced search' : 'Change the search'}
        </ButtonLink>
        {found.length > 1 && <RandomCard of={found} />}
        <ButtonLink href={routes.print.href(search)}>Print these cards</ButtonLink>
      </div>
      {search !== '' && (
        <Disclosure summary="Save this search">
          <LazyPart>
            <SaveSearch key={search} query={query} />
          </LazyPart>
        </Disclosure>
      )}
      <ExportMenu make={(format) => exportFound(format, sortCards(found, listing.sort))} />
    </>
  );
}

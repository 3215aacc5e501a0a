/** Head of the search results: count, list tools, and the filters that hide other cards. */

import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeHidden } from '#search/describeQuery.ts';
import { removeFilter } from '#search/filters.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import type { SearchAnswer } from '#search/searchAnswer.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { navigate } from '#site/navigation.ts';
import { HiddenCards } from '#ui/card-listing/HiddenCards.tsx';
import { ListTools } from '#ui/card-listing/ListTools.tsx';
import layout from '#ui/styles/layout.module.css';
import styles from './CardsFound.module.css';
import { FoundActions } from './FoundActions.tsx';
import { isNameOnlyQuery, OtherResultCounts } from './OtherNameResults.tsx';
import { useFocusFallback } from './useFocusFallback.ts';

export type FoundProps = {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  readonly listing: Listing;
  /** The address of this page with another search. */
  readonly hrefTo: (search: string, anchor?: string) => string;
};

/** @param groups - Number of groups with cards. */
export function FoundHead({ query, answer, listing, hrefTo, groups }: FoundProps & { readonly groups: number }) {
  const { found, hidden } = answer;
  const { head, leave } = useFocusFallback(query);
  const search = toSearchParams(query);
  return (
    <div className={`${layout.wrap} ${styles.head}`} ref={head}>
      <div className={styles.line}>
        <p className={found.length > 0 ? styles.count : undefined} role="status" tabIndex={-1}>
          <strong>{sayCount(found.length, listing.group === 'set' ? groups : undefined)}</strong>
          {found.length === 0 && isNameOnlyQuery(query) && <OtherResultCounts query={query} />}
        </p>
        {found.length > 0 && (
          <ListTools
            title={counted(found.length, 'card')}
            several={found.length > 1}
            listing={listing}
            hrefFor={(next) => hrefTo(listedSearch(search, next))}
            onGo={(href) => navigate(href, { replace: true, stay: true })}
          >
            <FoundActions query={query} found={found} listing={listing} />
          </ListTools>
        )}
      </div>
      {found.length > 0 && (
        <HiddenCards
          onRemove={leave}
          filters={hidden.map((filter) => ({
            ...filter,
            clause: describeHidden(filter, query, cardSets),
            href: hrefTo(listedSearch(toSearchParams(removeFilter(query, filter.key)), listing)),
          }))}
        />
      )}
    </div>
  );
}

function sayCount(found: number, sets: number | undefined): string {
  if (found === 0) return 'No card matches.';
  return sets === undefined ? counted(found, 'card') : `${counted(found, 'card')} in ${counted(sets, 'set')}`;
}

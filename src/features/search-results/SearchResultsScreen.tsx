/** What a search found, said in words and shown in the boxes it came from (spec section 2, search results page). */

import { type ReactNode, Suspense, useMemo } from 'react';
import { cardSets } from '#catalogue/catalogue.ts';
import { routes } from '#domain/routes.ts';
import { describeQuery } from '#domain/search/describeQuery.ts';
import { conditionsOf } from '#domain/search/matchesQuery.ts';
import { parseSearchParams, toSearchParams } from '#domain/search/searchParams.ts';
import { searchWithout } from '#domain/search/takeOut.ts';
import { classNames } from '#ui/class-names.ts';
import { IgnoredParams } from '#ui/ignored-params/IgnoredParams.tsx';
import { Sentence } from '#ui/sentence/Sentence.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRawSearch } from '#ui/use-raw-search.ts';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import { Results } from './Results.tsx';
import styles from './SearchResultsScreen.module.css';

type Props = {
  /** For phones, where the frame has no search box. */
  readonly quickSearch: ReactNode;
};

export function SearchResultsScreen({ quickSearch }: Props) {
  const search = useRawSearch();
  const parsed = useMemo(() => parseSearchParams(search, cardSets), [search]);
  const { query, ignored } = parsed;
  const unread = !useHydrated() && styles.unread;
  const asksForAll = conditionsOf(query).length === 0;
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <div className={styles.search}>{quickSearch}</div>
        <div className={classNames(styles.asked, unread)}>
          <p className={styles.advanced}>
            <a href={routes.advancedSearch.href(toSearchParams(query))}>
              {asksForAll ? 'Advanced search' : 'Advanced search, with these filled in'}
            </a>
          </p>
          {/* The sentence takes the place of a title. */}
          <h1 className={styles.sentence}>
            <VisuallyHidden>Search results: </VisuallyHidden>
            {asksForAll ? 'All cards.' : <Sentence parts={describeQuery(query, cardSets)} />}
          </h1>
        </div>
        <IgnoredParams
          ignored={ignored}
          hrefWithout={(parameter) => routes.searchResults.href(searchWithout(parameter, parsed))}
        />
        <noscript>
          <p className={text.note}>
            Searching happens on your device and needs JavaScript. Without it, all cards are listed here.
          </p>
        </noscript>
      </div>
      <div className={classNames(unread)}>
        <Suspense fallback={<p className={text.note}>The cards are being read.</p>}>
          <Results query={query} />
        </Suspense>
      </div>
    </div>
  );
}

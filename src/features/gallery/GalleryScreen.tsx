/** All cards in their boxes (spec section 2, card gallery), or those an address filters. */

import { type ReactNode, Suspense, use } from 'react';
import { cardSets, cards } from '#catalogue/catalogue.ts';
import { answerSearch } from '#catalogue/searchAnswer.ts';
import { groupBySet } from '#domain/cards/setGroups.ts';
import { routes } from '#domain/routes.ts';
import { describeHidden } from '#domain/search/describeHidden.ts';
import { parseSearchParams, toSearchParams } from '#domain/search/searchParams.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { searchWithout } from '#domain/search/takeOut.ts';
import { CardCount } from '#ui/card-set-list/CardCount.tsx';
import { CardSetList } from '#ui/card-set-list/CardSetList.tsx';
import { IgnoredParams } from '#ui/ignored-params/IgnoredParams.tsx';
import { Misprint } from '#ui/misprint/Misprint.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useRawSearch } from '#ui/use-raw-search.ts';
import styles from './GalleryScreen.module.css';
import { SetChips } from './SetChips.tsx';

type Props = {
  /** For phones, where the frame has no search box. */
  readonly quickSearch: ReactNode;
};

export function GalleryScreen({ quickSearch }: Props) {
  const parsed = parseSearchParams(useRawSearch(), cardSets);
  const { query, ignored } = parsed;
  return (
    <>
      <div className={`${layout.wrap} ${layout.pageHead}`}>
        <Misprint>Cards</Misprint>
        <p className={text.lead}>Everything any of you could think of. Take what you need before you do.</p>
        <div className={styles.search}>{quickSearch}</div>
        <p className={styles.advanced}>
          <a href={routes.advancedSearch.href(toSearchParams(query))}>Advanced search</a>
        </p>
        <IgnoredParams
          ignored={ignored}
          hrefWithout={(parameter) => routes.cards.href(searchWithout(parameter, parsed))}
        />
      </div>
      <SetChips sets={cardSets} search={toSearchParams(query)} />
      <div className={`${layout.wrap} ${styles.list}`}>
        <Suspense fallback={<p className={text.note}>The cards are being read.</p>}>
          <FilteredCards query={query} />
        </Suspense>
      </div>
    </>
  );
}

function FilteredCards({ query }: { query: SearchQuery }) {
  const answer = answerSearch(query);
  const { found, hidden } = answer instanceof Promise ? use(answer) : answer;
  const groups = groupBySet(cardSets, found, cards);
  return (
    <>
      <div className={styles.count}>
        <CardCount groups={groups} hidden={hidden.map((filter) => describeHidden(filter, query, cardSets))} />
        {hidden.length > 0 && <a href={routes.cards.href()}>Show all cards</a>}
      </div>
      <CardSetList groups={groups} />
    </>
  );
}

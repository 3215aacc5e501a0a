/** The cards a search found, what it hid, and the way out when that is everything. */

import { use, useEffect } from 'react';
import { cardSets, cards } from '#catalogue/catalogue.ts';
import { answerSearch } from '#catalogue/searchAnswer.ts';
import { groupBySet } from '#domain/cards/setGroups.ts';
import { describeHidden } from '#domain/search/describeHidden.ts';
import { conditionsOf } from '#domain/search/matchesQuery.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { rememberSearch } from '#state/lastSearch.ts';
import { CardCount } from '#ui/card-set-list/CardCount.tsx';
import { CardSetList } from '#ui/card-set-list/CardSetList.tsx';
import { NothingFound } from './NothingFound.tsx';
import styles from './Results.module.css';

export function Results({ query }: { query: SearchQuery }) {
  const answer = answerSearch(query);
  const { found, hidden } = answer instanceof Promise ? use(answer) : answer;
  const count = found.length;
  useEffect(() => {
    // A list of all cards is no search, and nothing to find the way back to.
    if (conditionsOf(query).length > 0) rememberSearch(query, count);
  }, [query, count]);

  const groups = groupBySet(cardSets, found, cards);
  return (
    <div className={styles.results}>
      <CardCount groups={groups} hidden={hidden.map((filter) => describeHidden(filter, query, cardSets))} />
      {count === 0 && <NothingFound query={query} />}
      <CardSetList groups={groups} />
    </div>
  );
}

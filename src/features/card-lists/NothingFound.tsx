/** Shown when no card matches: similar names, searches with fewer filters, and other results. */

import { use } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeRelaxation } from '#search/query/describeQuery.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import { isNameAlone, type SearchQuery } from '#search/query/searchQuery.ts';
import { type Alternatives, suggestAlternatives } from '#search/searchAnswer.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import styles from './NothingFound.module.css';

type Props = {
  readonly query: SearchQuery;
  /** Other results for the same text, if it is a name. */
  readonly children: Elements;
};

export function NothingFound({ query, children }: Props) {
  const { meant, costs, relaxations } = isNameAlone(query) ? noSuggestions : use(suggestAlternatives(query));
  const offers = [
    ...costs,
    ...relaxations.map((each) => ({ ...each, label: describeRelaxation(query, each.query, cardSets) })),
  ];
  return (
    <div className={`${layout.wrap} ${styles.nothing}`}>
      <DidYouMean meant={meant} />
      {offers.length > 0 && (
        <div className={styles.offer}>
          <h2 className={text.label}>Try one of these</h2>
          <ul className={styles.offers}>
            {offers.map(({ query: offered, label, count }) => (
              <li key={toSearchParams(offered)}>
                <a href={routes.searchResults.href(toSearchParams(offered))}>
                  <Sentence parts={label} />
                </a>
                <span>{`: ${counted(count, 'card')}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <p>
        <ButtonLink href={routes.searchResults.href()}>Show all cards</ButtonLink>
      </p>
    </div>
  );
}

const noSuggestions: Alternatives = { meant: [], costs: [], relaxations: [] };

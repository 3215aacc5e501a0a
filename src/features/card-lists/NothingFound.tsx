/** Shown when no card matches: similar names, searches with fewer filters, and other results. */

import { use } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeRelaxation } from '#search/describeQuery.ts';
import type { OtherAnswers } from '#search/otherAnswers.ts';
import { answersForName, suggestAlternatives } from '#search/searchAnswer.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { routes } from '#site/routes.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import styles from './NothingFound.module.css';
import { isNameOnlyQuery } from './OtherNameResults.tsx';

type Props = {
  readonly query: SearchQuery;
  /** Other results for the same text. */
  readonly children: Elements;
};

export function NothingFound({ query, children }: Props) {
  const { meant, corrected, offers } = isNameOnlyQuery(query) ? offersForName(query) : offersForFilters(query);
  return (
    <div className={`${layout.wrap} ${styles.nothing}`}>
      <DidYouMean meant={meant} corrected={corrected} />
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

const offersForName = (query: SearchQuery) => ({ ...use(answersForName(query)), offers: [] });

function offersForFilters(query: SearchQuery) {
  const { meant, costs, relaxations } = use(suggestAlternatives(query));
  const fewer = relaxations.map((each) => ({ ...each, label: describeRelaxation(query, each.query, cardSets) }));
  return { meant, corrected: undefined, offers: [...costs, ...fewer] };
}

function DidYouMean({ meant, corrected }: Pick<OtherAnswers, 'meant' | 'corrected'>) {
  if (meant.length === 0 && !corrected) return null;
  return (
    <div className={styles.offer}>
      <h2 className={text.label}>Did you mean</h2>
      <ul className={styles.offers}>
        {meant.map((near) =>
          'anchor' in near ? (
            <li key={near.anchor}>
              <a href={routes.rules.href(near.anchor)}>{near.title}</a> (rules)
            </li>
          ) : (
            <li key={near.id}>
              <a href={routes.card.href(near.set, near.number)}>{near.name}</a>
            </li>
          ),
        )}
        {corrected && (
          <li>
            <a href={routes.searchResults.href(toSearchParams(corrected.query))}>
              <Sentence parts={corrected.label} />
            </a>{' '}
            <span>{`(${counted(corrected.count, 'card')})`}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

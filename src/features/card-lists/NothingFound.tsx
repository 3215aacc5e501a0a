/** Shown when no card matches: similar names, searches with fewer filters, and other results. */

import { Suspense, use } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { describeRelaxation } from '#search/describeQuery.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import type { Named } from '#search/otherAnswers.ts';
import { type Alternatives, answersForName, suggestAlternatives } from '#search/searchAnswer.ts';
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
  readonly listing: Listing;
  /** Other results for the same text. */
  readonly children: Elements;
};

/** For a name, other results come before similar names, because the index of names may not be ready yet. */
export function NothingFound({ query, listing, children }: Props) {
  const isName = isNameOnlyQuery(query);
  const { meant, costs, relaxations } = isName ? noSuggestions : use(suggestAlternatives(query));
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
      {isName && (
        <Suspense>
          <NearNames query={query} />
        </Suspense>
      )}
      <p className={styles.ways}>
        <ButtonLink href={routes.advancedSearch.href(listedSearch(toSearchParams(query), listing))}>
          Change the search
        </ButtonLink>
        <ButtonLink href={routes.searchResults.href()}>Show all cards</ButtonLink>
      </p>
    </div>
  );
}

const noSuggestions: Alternatives = { meant: [], costs: [], relaxations: [] };

const NearNames = ({ query }: Pick<Props, 'query'>) => <DidYouMean meant={use(use(answersForName(query)).meant)} />;

function DidYouMean({ meant }: { readonly meant: readonly Named[] }) {
  if (meant.length === 0) return null;
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
      </ul>
    </div>
  );
}

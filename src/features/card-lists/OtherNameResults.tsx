/** Results for a name beyond card names: other searches, card texts and the rules. */

import { use } from 'react';
import { counted } from '#game/plural.ts';
import { answersForName } from '#search/searchAnswer.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { sentenceText } from '#search/sentence.ts';
import { routes } from '#site/routes.ts';
import { CardListing } from '#ui/card-listing/CardListing.tsx';
import text from '#ui/styles/text.module.css';
import { SuggestionRow } from '#ui/suggestions/SuggestionList.tsx';
import { passageRow } from '#ui/suggestions/suggestion.ts';
import { Sentence } from '#ui/symbol/RichText.tsx';
import nothing from './NothingFound.module.css';
import styles from './OtherNameResults.module.css';

/** Whether a query filters by name only. */
export const isNameOnlyQuery = (query: SearchQuery): boolean =>
  query.name !== undefined && Object.values(query).filter((value) => value !== undefined).length === 1;

/** For a name that no card has: what else was searched, with the number of results. */
export function OtherResultCounts({ query }: { readonly query: SearchQuery }) {
  const { texts, doing, rules } = use(answersForName(query));
  const cards = new Set([...texts.found, ...(doing?.found ?? [])]);
  return ` Searched as well: card texts (${counted(cards.size, 'card')}) and the rules (${counted(rules.length, 'answer')}).`;
}

type Props = {
  /** A query that filters by name only. */
  readonly query: SearchQuery;
  /** Ids of the cards whose names contain it. */
  readonly found: ReadonlySet<number>;
};

/** Number of results shown from the rules, and in each group of cards below cards found by name. */
const folded = 3;
/** Number of cards shown in each group when no name contains the text. */
const mostCards = 12;

export function OtherNameResults({ query, found }: Props) {
  const { searches, texts, doing, rules } = use(answersForName(query));
  const { name = '' } = query;
  const groups = [
    { anchor: 'card-texts', title: 'In the text of cards', all: 'whose text says it', ...texts },
    ...(doing ? [{ anchor: 'card-deeds', title: sentenceText(doing.label), all: 'that do it', ...doing }] : []),
  ]
    .map((group) => ({ ...group, cards: group.found.filter(({ id }) => !found.has(id)) }))
    .filter(({ cards }) => cards.length > 0);
  if (searches.length + groups.length + rules.length === 0) return null;
  const most = found.size > 0 ? folded : mostCards;
  return (
    <section className={styles.beside} aria-label={`Other answers for “${name}”`}>
      {searches.length > 0 && (
        <div>
          <h2 className={text.label}>Searches</h2>
          <ul className={nothing.offers}>
            {searches.map((search) => (
              <li key={toSearchParams(search.query)}>
                <a href={routes.searchResults.href(toSearchParams(search.query))}>
                  <Sentence parts={search.label} />
                </a>{' '}
                ({counted(search.count, 'card')})
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({ anchor, title, all, query, found, cards }) => (
        <div key={anchor}>
          <CardListing groups={[{ anchor, title, cards: cards.slice(0, most), total: cards.length }]} view="faces" />
          {cards.length > most && (
            <p>
              <a href={routes.searchResults.href(toSearchParams(query))}>
                All {counted(found.length, 'card')} {all}
              </a>
            </p>
          )}
        </div>
      ))}
      {rules.length > 0 && (
        <div className={styles.group}>
          <h2>In the rules</h2>
          <ul className={styles.list}>
            {rules.slice(0, folded).map((hit) => (
              <li key={hit.passage.id}>
                <SuggestionRow row={passageRow(hit)} typed={name} />
              </li>
            ))}
          </ul>
          {rules.length > folded && (
            <details>
              <summary>{counted(rules.length - folded, 'more answer')} from the rules</summary>
              <ul className={styles.list}>
                {rules.slice(folded).map((hit) => (
                  <li key={hit.passage.id}>
                    <SuggestionRow row={passageRow(hit)} typed={name} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

/** What answers a text beside the cards that are called so: searches, texts of cards and the rules, each by itself. */

import { type ReactNode, use } from 'react';
import { counted } from '#game/plural.ts';
import { answerBeside } from '#search/searchAnswer.ts';
import { toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { routes } from '#site/routes.ts';
import { CardListing } from '#ui/card-listing/CardListing.tsx';
import { RuleHit } from '#ui/rule-hit/RuleHit.tsx';
import text from '#ui/styles/text.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import styles from './BesideName.module.css';

/** Whether a search asks for a name and nothing else. */
export const asksForName = (query: SearchQuery): boolean =>
  query.name !== undefined && Object.values(query).filter((value) => value !== undefined).length === 1;

type Props = {
  /** Asks for a name alone. */
  readonly query: SearchQuery;
  /** Of the cards that are called so. */
  readonly found: ReadonlySet<number>;
};

/** How many of a group are shown below cards that are called so. */
const folded = 3;
const mostCards = 24;

export function BesideName({ query, found }: Props) {
  const { searches, texts, rules } = use(answerBeside(query));
  const { name = '' } = query;
  const cards = texts.found.filter(({ id }) => !found.has(id));
  if (searches.length + cards.length + rules.length === 0) return null;
  const most = found.size > 0 ? folded : mostCards;
  const shown = cards.slice(0, most);
  return (
    <section className={styles.beside} aria-label={`Other answers for “${name}”`}>
      <p className={text.note}>
        {found.size > 0 ? 'Cards whose names contain it are above.' : 'No card name contains it.'} Also searched: card
        texts, symbols, types and the rules.
      </p>
      {searches.length > 0 && (
        <Group title="Searches">
          <ul className={styles.list}>
            {searches.map((search) => (
              <li key={toSearchParams(search.query)}>
                <a href={routes.searchResults.href(toSearchParams(search.query))}>
                  <Sentence parts={search.label} />
                </a>
                : {counted(search.count, 'card')}
              </li>
            ))}
          </ul>
        </Group>
      )}
      {shown.length > 0 && (
        <div>
          <CardListing
            groups={[{ anchor: 'card-texts', title: 'In the text of cards', cards: shown, total: cards.length }]}
            view="faces"
          />
          {cards.length > shown.length && (
            <p>
              <a href={routes.searchResults.href(toSearchParams(texts.query))}>
                All {counted(texts.found.length, 'card')} whose text says it
              </a>
            </p>
          )}
        </div>
      )}
      {rules.length > 0 && (
        <Group title="In the rules">
          <ul className={styles.list}>
            {rules.slice(0, folded).map((hit) => (
              <li key={hit.passage.id}>
                <RuleHit hit={hit} />
              </li>
            ))}
          </ul>
          {rules.length > folded && (
            <details>
              <summary>{counted(rules.length - folded, 'more answer')} from the rules</summary>
              <ul className={styles.list}>
                {rules.slice(folded).map((hit) => (
                  <li key={hit.passage.id}>
                    <RuleHit hit={hit} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Group>
      )}
    </section>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.group}>
    <h2>{title}</h2>
    {children}
  </div>
);

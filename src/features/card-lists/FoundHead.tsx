/** Head of the search results in one line: how many cards, what was searched, and the list tools. */

import { useEffect, useRef } from 'react';
import { counted } from '#game/plural.ts';
import { cardSets } from '#search/catalogue.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import { describeHidden, describeQuery } from '#search/query/describeQuery.ts';
import { removeFilter } from '#search/query/filters.ts';
import { conditionsOf } from '#search/query/matchesQuery.ts';
import { toSearchParams } from '#search/query/searchParams.ts';
import { isNameAlone, type SearchQuery } from '#search/query/searchQuery.ts';
import { plain, type SentencePart, sentenceText } from '#search/query/sentence.ts';
import type { SearchAnswer } from '#search/searchAnswer.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import { ListTools } from '#ui/card-listing/ListTools.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/styles/layout.module.css';
import { Sentence } from '#ui/symbol/RichText.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/VisuallyHidden.tsx';
import styles from './CardsFound.module.css';
import { FoundActions } from './FoundActions.tsx';
import { NameInstead } from './OtherNameResults.tsx';

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
  const { head, onRemove } = useFocusFallback(query);
  const search = toSearchParams(query);
  const isNothing = found.length === 0;
  return (
    <div className={`${layout.wrap} ${styles.head}`} ref={head}>
      <div className={styles.line}>
        <div className={styles.said}>
          <p className={isNothing ? styles.nothing : undefined} role="status">
            {isNothing && isNameAlone(query) ? (
              <NameInstead query={query} />
            ) : (
              <strong>{sayCount(found.length, listing.group === 'set' ? groups : undefined)}</strong>
            )}
          </p>
          {!isNothing && conditionsOf(query).length > 0 && (
            <>
              {/* The title of the page, which screen readers have read. */}
              <p aria-hidden="true">
                <Sentence parts={continued(found.length, describeQuery(query, cardSets))} />
              </p>
              <a className={styles.cross} href={hrefTo(listedSearch('', listing))}>
                <Icon name="close" />
                <VisuallyHidden>Show all cards</VisuallyHidden>
              </a>
            </>
          )}
          <a className={styles.advanced} href={routes.advancedSearch.href(listedSearch(search, listing))}>
            Advanced search
          </a>
        </div>
        {!isNothing && (
          <ListTools
            title={counted(found.length, 'card')}
            several={found.length > 1}
            listing={listing}
            hrefFor={(next) => hrefTo(listedSearch(search, next))}
            onGo={(href) => navigate(href, { replace: true, stay: true })}
          >
            <HiddenCards
              onRemove={onRemove}
              filters={hidden.map((filter) => ({
                ...filter,
                clause: describeHidden(filter, query, cardSets),
                href: hrefTo(listedSearch(toSearchParams(removeFilter(query, filter.key)), listing)),
              }))}
            />
            <FoundActions query={query} found={found} listing={listing} />
          </ListTools>
        )}
      </div>
    </div>
  );
}

/** "1 card" continues with "whose name contains"; a number of cards in sets, and what a clause says of several, do not. */
function continued(found: number, [first, ...more]: readonly SentencePart[]): readonly SentencePart[] {
  const sentence = first ? [first, ...more] : more;
  if (found === 1 && first?.kind === 'text' && /^Cards whose /.test(first.text) && !/\bthat /.test(sentenceText(more)))
    return [plain(first.text.replace('Cards', '')), ...more];
  return [plain(': '), ...sentence];
}

function sayCount(found: number, sets: number | undefined): string {
  if (found === 0) return 'No card matches.';
  return sets === undefined || found === 1
    ? counted(found, 'card')
    : `${counted(found, 'card')} in ${counted(sets, 'set')}`;
}

type HiddenFilter = {
  readonly key: string;
  readonly count: number;
  /** "78 are not reactions". */
  readonly clause: readonly SentencePart[];
  /** The same cards without this filter. */
  readonly href: string;
};

type HiddenProps = { readonly filters: readonly HiddenFilter[]; readonly onRemove: () => void };

/** The number of cards that each filter hides, with a link that removes it. */
function HiddenCards({ filters, onRemove }: HiddenProps) {
  if (filters.length === 0) return null;
  const hidden = filters.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.hidden}>
      <span>{`${counted(hidden, 'card')} hidden:`}</span>
      <ul className={styles.filters}>
        {filters.map(({ key, clause, href }) => (
          <li key={key}>
            <a className={styles.filter} href={href} onClick={onRemove}>
              <VisuallyHidden>Remove the filter: </VisuallyHidden>
              <span>
                <Sentence parts={clause} />
              </span>
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Moves the focus to the button of the list's menu when a filter was removed there and its link has gone.
 * @returns A ref for the element with that button, and a function to call when a filter is removed.
 */
function useFocusFallback(answered: SearchQuery) {
  const head = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the results of another query are shown
  useEffect(() => {
    if (isRemoved.current) head.current?.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true });
    isRemoved.current = false;
  }, [answered]);

  return {
    head,
    onRemove() {
      isRemoved.current = true;
    },
  };
}

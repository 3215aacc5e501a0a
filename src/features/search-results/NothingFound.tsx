/** Says plainly that nothing was found, and where to go from there. */

import { routes } from '#domain/routes.ts';
import { toSearchParams } from '#domain/search/searchParams.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import text from '#ui/styles/text.module.css';
import styles from './NothingFound.module.css';

export function NothingFound({ query }: { query: SearchQuery }) {
  const search = toSearchParams(query);
  const fields = search.split('&').length;
  return (
    <div className={styles.nothing}>
      <p className={text.lead}>
        No card matches. {fields > 1 && 'All of it must hold at once: ask for less, or for something else.'}
      </p>
      <p className={styles.ways}>
        <ButtonLink href={routes.advancedSearch.href(search)}>Change the search</ButtonLink>
        <ButtonLink href={routes.searchResults.href()}>Show all cards</ButtonLink>
      </p>
    </div>
  );
}

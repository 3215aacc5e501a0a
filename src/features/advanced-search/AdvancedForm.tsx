/**
 * The form itself. It keeps no state of its own: what stands in it is read as
 * the address it would lead to, by the same reader as a results address, so
 * that the form, the summary and the results cannot disagree.
 */

import { type FormEvent, type SubmitEvent, useState } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import { conditionsOf } from '#search/matchesQuery.ts';
import { parseSearchParams, toSearchParams } from '#search/searchParams.ts';
import type { SearchQuery } from '#search/searchQuery.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import styles from './AdvancedForm.module.css';
import { AdvancedSummary } from './AdvancedSummary.tsx';
import { Fields } from './Fields.tsx';
import { type FormSearch, formSearch } from './formSearch.ts';

type Props = {
  readonly initial: SearchQuery;
  /** How the results shall be listed. */
  readonly listing: Listing;
  /** The reader has begun to fill it in: nothing that comes late may take its place. */
  readonly onTouch: () => void;
  /** An empty form in its place. */
  readonly onClear: () => void;
};

export function AdvancedForm({ initial, listing, onTouch, onClear }: Props) {
  const [{ search, costFault }, setForm] = useState<FormSearch>(() => ({ search: toSearchParams(initial) }));
  const [refused, setRefused] = useState(false);
  const { query, ignored } = parseSearchParams(search, cardSets);

  /** With something to ignore the search is left as given, so that the results can name it. */
  function resultsOf(given: string): string {
    const { query, ignored } = parseSearchParams(given, cardSets);
    return routes.searchResults.href(listedSearch(ignored.length === 0 ? toSearchParams(query) : given, listing));
  }

  function read(event: FormEvent<HTMLFormElement>) {
    onTouch();
    setForm(formSearch(new FormData(event.currentTarget)));
    setRefused(false);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = formSearch(new FormData(event.currentTarget));
    const asked = parseSearchParams(given.search, cardSets);
    if (given.costFault) event.currentTarget.querySelector<HTMLInputElement>('[name="cost"]')?.focus();
    else if (conditionsOf(asked.query).length === 0 && asked.ignored.length === 0) setRefused(true);
    else navigate(resultsOf(given.search));
  }

  return (
    <form
      className={styles.form}
      action={routes.searchResults.href()}
      method="get"
      onInput={read}
      onFocus={onTouch}
      onPointerDown={onTouch}
      onSubmit={submit}
    >
      <Fields initial={initial} sets={cardSets} ignored={ignored} costFault={costFault} />
      <AdvancedSummary query={query} href={resultsOf(search)} refused={refused} onClear={onClear} />
    </form>
  );
}

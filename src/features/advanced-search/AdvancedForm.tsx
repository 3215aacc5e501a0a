/**
 * The form of the advanced search. Its inputs are uncontrolled: their values are serialised as the results address and
 * parsed by the same parser, so that the form, the summary and the results cannot disagree.
 */

import { type FormEvent, type SubmitEvent, useState } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { type Listing, listedSearch } from '#search/listing.ts';
import { conditionsOf } from '#search/query/matchesQuery.ts';
import { parseSearchParams, toSearchParams } from '#search/query/searchParams.ts';
import type { ParsedSearch } from '#search/query/searchQuery.ts';
import { navigate } from '#site/navigation.ts';
import { routes } from '#site/routes.ts';
import styles from './AdvancedSearch.module.css';
import { AdvancedSummary } from './AdvancedSummary.tsx';
import { Fields } from './Fields.tsx';
import { type FormSearch, formSearch } from './formSearch.ts';

type Props = {
  /** The search to fill the form with. Its ignored parts are reported until the first input. */
  readonly initial: ParsedSearch;
  /** View, order and grouping of the results. */
  readonly listing: Listing;
  /** Called when the user begins to fill in the form. From then on, late data must not replace it. */
  readonly onTouch: () => void;
  /** Called to replace the form with an empty one. */
  readonly onClear: () => void;
};

export function AdvancedForm({ initial, listing, onTouch, onClear }: Props) {
  const [form, setForm] = useState<FormSearch>();
  const [refused, setRefused] = useState(false);
  const { query, ignored } = form ? parseSearchParams(form.search, cardSets) : initial;

  /** Leaves a search with ignored parts unchanged, so that the results page can report them. */
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
      <Fields initial={initial.query} sets={cardSets} ignored={ignored} costFault={form?.costFault} />
      <AdvancedSummary
        query={query}
        href={resultsOf(form?.search ?? toSearchParams(query))}
        refused={refused}
        onClear={onClear}
      />
    </form>
  );
}

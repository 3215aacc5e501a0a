/** The advanced search: a form with every search field, filled in from the address. */

import { useState } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { readListing } from '#search/listing.ts';
import { parseSearchParams } from '#search/query/searchParams.ts';
import { routes } from '#site/routes.ts';
import { lastSearch } from '#storage/searches/lastSearchStore.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { Button } from '#ui/button/Button.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { AdvancedForm } from './AdvancedForm.tsx';
import styles from './AdvancedSearch.module.css';

/** Set at the user's first input: the search that the form began with, and how often it was replaced. */
type Own = { readonly search: string; readonly replaced: number };

export function AdvancedSearchScreen() {
  const address = useRawSearch();
  const last = useStore(lastSearch, () => undefined)?.search ?? '';
  const [own, setOwn] = useState<Own>();
  const search = own?.search ?? address;
  const replaceBy = (next: string) => setOwn((current) => ({ search: next, replaced: (current?.replaced ?? 0) + 1 }));
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>Advanced search</PageTitle>
        {/* As high as the button, which appears when the last search is read. */}
        <p className={styles.offer}>
          {search === '' && last !== '' ? (
            <Button onClick={() => replaceBy(last)}>Fill in your last search</Button>
          ) : (
            <span className={text.note}>Fill in one field or several. Empty fields are ignored.</span>
          )}{' '}
          <a href={routes.syntax.href()}>Search syntax</a>
        </p>
        <noscript>
          <p className={text.note}>
            Searching happens on your device and needs JavaScript. Without it, this form shows all cards.
          </p>
        </noscript>
      </div>
      {/* The key remounts the form for another search. */}
      <AdvancedForm
        key={`${search} ${own?.replaced ?? 0}`}
        initial={parseSearchParams(search, cardSets)}
        listing={readListing(search).listing}
        onTouch={() => setOwn((current) => current ?? { search, replaced: 0 })}
        onClear={() => replaceBy('')}
      />
    </div>
  );
}

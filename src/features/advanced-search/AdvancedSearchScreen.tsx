/** The advanced search: a form with every search field, filled in from the address or the last search. */

import { useState } from 'react';
import { cardSets } from '#search/catalogue.ts';
import { readListing } from '#search/listing.ts';
import { parseSearchParams } from '#search/searchParams.ts';
import { lastSearch } from '#storage/searches/lastSearchStore.ts';
import { useRawSearch } from '#ui/address/address.ts';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { useStore } from '#ui/subscriptions.ts';
import { AdvancedForm } from './AdvancedForm.tsx';

/** Set at the user's first input: the search that the form began with, and how often it was cleared. */
type Own = { readonly search: string; readonly cleared: number };

export function AdvancedSearchScreen() {
  const address = useRawSearch();
  const last = useStore(lastSearch, () => undefined)?.search ?? '';
  const [own, setOwn] = useState<Own>();
  const search = own?.search ?? (address || last);
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <PageTitle>Advanced search</PageTitle>
        <noscript>
          <p className={text.note}>
            Searching happens on your device and needs JavaScript. Without it, this form shows all cards.
          </p>
        </noscript>
      </div>
      {/* The key remounts the form for another search. */}
      <AdvancedForm
        key={`${search} ${own?.cleared ?? 0}`}
        initial={parseSearchParams(search, cardSets)}
        listing={readListing(search).listing}
        onTouch={() => setOwn((current) => current ?? { search, cleared: 0 })}
        onClear={() => setOwn((current) => ({ search: '', cleared: (current?.cleared ?? 0) + 1 }))}
      />
    </div>
  );
}

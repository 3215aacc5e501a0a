/** Every field of a search as a plain form, filled in from the address or the last search. */

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

/** What the reader has made of the form since: begun with some search, or cleared so many times. */
type Own = { readonly search: string; readonly cleared: number };

export function AdvancedSearchScreen() {
  const address = useRawSearch();
  const last = useStore(lastSearch, () => undefined)?.search ?? '';
  const [own, setOwn] = useState<Own>();
  const search = own?.search ?? (address || last);
  const { query } = parseSearchParams(search, cardSets);
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
      {/* Another search is another form. */}
      <AdvancedForm
        key={`${search} ${own?.cleared ?? 0}`}
        initial={query}
        listing={readListing(search).listing}
        onTouch={() => setOwn((current) => current ?? { search, cleared: 0 })}
        onClear={() => setOwn((current) => ({ search: '', cleared: (current?.cleared ?? 0) + 1 }))}
      />
    </div>
  );
}

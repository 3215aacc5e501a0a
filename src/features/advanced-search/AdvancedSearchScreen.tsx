/** Every field of a search as a plain form (spec section 2, advanced search), filled in from the address. */

import { cardSets } from '#catalogue/catalogue.ts';
import { parseSearchParams } from '#domain/search/searchParams.ts';
import { Misprint } from '#ui/misprint/Misprint.tsx';
import layout from '#ui/styles/layout.module.css';
import { useRawSearch } from '#ui/use-raw-search.ts';
import { AdvancedForm } from './AdvancedForm.tsx';

export function AdvancedSearchScreen() {
  const search = useRawSearch();
  const { query } = parseSearchParams(search, cardSets);
  return (
    <div className={layout.wrap}>
      <div className={layout.pageHead}>
        <Misprint>Advanced search</Misprint>
      </div>
      {/* Another address is another form. */}
      <AdvancedForm key={search} initial={query} />
    </div>
  );
}

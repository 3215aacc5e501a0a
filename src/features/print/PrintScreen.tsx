/** Print and play: files of the whole game, or sheets of search results, made on the device. */

import { cardSets } from '#search/catalogue.ts';
import { conditionsOf } from '#search/query/matchesQuery.ts';
import { parseSearchParams, removeIgnored } from '#search/query/searchParams.ts';
import { routes } from '#site/routes.ts';
import { useAwaitsQuery, useRawSearch } from '#ui/address/address.ts';
import { IgnoredParams } from '#ui/ignored-params/IgnoredParams.tsx';
import { LazyPart } from '#ui/lazy/LazyPart.tsx';
import { lazyComponent } from '#ui/lazy/lazyComponent.ts';
import layout from '#ui/styles/layout.module.css';
import text from '#ui/styles/text.module.css';
import { PrintFiles } from './PrintFiles.tsx';

const PrintSearch = lazyComponent(async () => (await import('./PrintSearch.tsx')).PrintSearch);

export function PrintScreen() {
  const awaitsQuery = useAwaitsQuery();
  const asked = parseSearchParams(useRawSearch(), cardSets);
  const { query } = asked;
  const ignored = (
    <IgnoredParams ignored={asked.ignored} hrefWithout={(piece) => routes.print.href(removeIgnored(piece, asked))} />
  );
  if (conditionsOf(query).length === 0) return <PrintFiles awaitsQuery={awaitsQuery} ignored={ignored} />;
  return (
    <LazyPart loading={<p className={`${layout.wrap} ${layout.pageHead} ${text.note}`}>Loading the cards …</p>}>
      <PrintSearch query={query} ignored={ignored} />
    </LazyPart>
  );
}

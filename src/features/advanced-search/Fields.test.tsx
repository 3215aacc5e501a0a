// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardSets } from '#search/catalogue.ts';
import { fieldList } from '#search/fields/searchFields.ts';
import { parseSearchParams } from '#search/query/searchParams.ts';
import type { SearchQuery } from '#search/query/searchQuery.ts';
import { Fields } from './Fields.tsx';
import { formSearch } from './formSearch.ts';

/** The search that the form sends if it is opened with a search and nothing is changed. */
function sentUnchanged(initial: SearchQuery): string {
  const fields = <Fields initial={initial} sets={cardSets} ignored={[]} costFault={undefined} />;
  document.body.innerHTML = `<form>${renderToString(fields)}</form>`;
  return formSearch(new FormData(document.querySelector('form') ?? undefined)).search;
}

test.each(fieldList.map(({ key, sample }) => [key, sample] as const))('the form keeps a search by %s', (_, query) => {
  expect(parseSearchParams(sentUnchanged(query), cardSets)).toEqual({ query, ignored: [] });
});

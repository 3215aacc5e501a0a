/** The way to be rid of an ignored parameter: the same search at an address without it (product row 10). */

import type { Ignored } from './ignored.ts';
import { type ParsedSearch, toSearchParams } from './searchParams.ts';

/** The search as it was asked: what was understood, then what was not, so that the results can name it. */
export function searchAsAsked({ query, ignored }: ParsedSearch): string {
  const others = ignored.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return [toSearchParams(query), ...others].filter((part) => part !== '').join('&');
}

/** The same without one ignored parameter. */
export const searchWithout = (out: Ignored, { query, ignored }: ParsedSearch): string =>
  searchAsAsked({ query, ignored: ignored.filter((parameter) => parameter !== out) });

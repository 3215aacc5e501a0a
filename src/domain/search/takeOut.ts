/** The way to be rid of an ignored parameter: the same search at an address without it (product row 10). */

import type { Ignored } from './ignored.ts';
import { type ParsedSearch, toSearchParams } from './searchParams.ts';

/** What was understood, then what else was ignored; the parameter taken out is in neither. */
export function searchWithout(out: Ignored, { query, ignored }: ParsedSearch): string {
  const others = ignored
    .filter((parameter) => parameter !== out)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return [toSearchParams(query), ...others].filter((part) => part !== '').join('&');
}

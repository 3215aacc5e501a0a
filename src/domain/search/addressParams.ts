/** The parameters of an address, one after the other, decoded. Blank ones count as absent. */

import { type CoercedParam, coerceParam, decodeParam } from './coerceParam.ts';
import { isBlank } from './searchText.ts';

/** More parameters than any search has; the rest of an address is not read. */
const maxParams = 64;

/** @param search - The part of an address behind `?`, with or without it. */
export function* paramsOf(search: string): Iterable<[name: string, given: CoercedParam]> {
  const query = search.startsWith('?') ? search.slice(1) : search;
  for (const pair of query.split('&', maxParams)) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const given = coerceParam(pair.slice(equals + 1));
    if (!isBlank(given.text)) yield [decodeParam(pair.slice(0, equals)), given];
  }
}

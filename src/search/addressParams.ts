/** The parameters of an address, one after the other, decoded. Blank ones count as absent. */

import { type CoercedParam, coerceParam, decodeParam } from './coerceParam.ts';
import { isBlank, maxPrintedLength } from './searchText.ts';

/** More parameters than any search has; the rest of an address is not read. */
const maxParams = 64;

/** As an address spells it, no character takes more; a few over, so that a text can be told to be too long. */
const longestSpelling = 9;
const maxSpelled = longestSpelling * (maxPrintedLength + 2);

/** A character at the end of a cut, which may be a part of one. */
const lastSpelled = /(?:%[c-f][\da-f](?:%[89ab][\da-f])*)?(?:%[\da-f]?)?$/i;

const cut = (raw: string) => (raw.length > maxSpelled ? raw.slice(0, maxSpelled).replace(lastSpelled, '') : raw);

/** @param search - The part of an address behind `?`, with or without it. */
export function* paramsOf(search: string): Iterable<[name: string, given: CoercedParam]> {
  const query = search.startsWith('?') ? search.slice(1) : search;
  for (const pair of query.split('&', maxParams)) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const given = coerceParam(cut(pair.slice(equals + 1)));
    if (!isBlank(given.text)) yield [decodeParam(cut(pair.slice(0, equals))), given];
  }
}

/** The way to be rid of an ignored parameter: the same search at an address without it. */

import type { Ignored } from './ignored.ts';
import { parseTyped, typedParam } from './parseTyped.ts';
import { printExpression } from './printTyped.ts';
import { type ParsedSearch, toSearchParams } from './searchParams.ts';

/**
 * The search as it was asked: what was understood, then what was not, so that
 * the results can name it. A typed piece that means nothing goes on with the
 * typed text it stood in, for of two such parameters only the first counts.
 */
export function searchAsAsked({ query, ignored }: ParsedSearch): string {
  const { rest, ...fields } = query;
  const isLoose = ({ name, value }: Ignored) => name === typedParam && parseTyped(value, []).expression === undefined;
  const typed = [...(rest ? [printExpression(rest)] : []), ...ignored.filter(isLoose).map(({ value }) => value)].join(
    ' ',
  );
  return [
    toSearchParams(fields),
    ...(typed === '' ? [] : [pair(typedParam, typed)]),
    ...ignored.filter((piece) => !isLoose(piece)).map(({ name, value }) => pair(name, value)),
  ]
    .filter((part) => part !== '')
    .join('&');
}

const pair = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** The same without one ignored parameter. */
export const searchWithout = (out: Ignored, { query, ignored }: ParsedSearch): string =>
  searchAsAsked({ query, ignored: ignored.filter((parameter) => parameter !== out) });

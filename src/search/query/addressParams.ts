/**
 * The parameters of an address in order, decoded and coerced: digits and decimals become numbers, colon-prefixed words
 * become keywords, plus signs become spaces. The text is kept beside the value, so that a name typed as `007` survives.
 */

import { isBlank, maxPrintedLength } from '../text/searchText.ts';

export type Keyword = { readonly keyword: string };

export type CoercedParam = {
  /** The decoded text, not trimmed. */
  readonly text: string;
  readonly value: string | number | Keyword;
};

/** At most nine digits, so that no number ever rounds or overflows. */
const digits = /^\d{1,9}$/;
const decimal = /^\d{1,9}\.\d{1,6}$/;
const colonWord = /^:([a-z][\w-]*)$/i;
/** A continuation byte of UTF-8, percent-encoded. */
const next = '%[89ab][\\da-f]';
const twoBytes = `(?:c[2-9a-f]|d[\\da-f])${next}`;
const threeBytes = `(?:e0%[ab][\\da-f]|ed%[89][\\da-f]|e[1-9a-cef]${next})${next}`;
const fourBytes = `(?:f0%[9ab][\\da-f]|f4%8[\\da-f]|f[1-3]${next})${next}${next}`;
/** Percent-encoded characters that can be decoded. */
const percentRun = new RegExp(`(?:%(?:[0-7][\\da-f]|${twoBytes}|${threeBytes}|${fourBytes}))+`, 'gi');

/** Longest encoding of a UTF-16 code unit. The limit allows two more units, so that too long a text is noticed. */
const longestSpelling = 9;
const maxSpelled = longestSpelling * (maxPrintedLength + 2);

/** An encoded character at the end of a cut text, which may be incomplete. */
const lastSpelled = /(?:%[c-f][\da-f](?:%[89ab][\da-f])*)?(?:%[\da-f]?)?$/i;

const cut = (raw: string) => (raw.length > maxSpelled ? raw.slice(0, maxSpelled).replace(lastSpelled, '') : raw);

/** Decodes form encoding, up to a length. Percent signs that encode no character stay as they are. */
export const decodeParam = (raw: string): string =>
  cut(raw).replaceAll('+', ' ').replace(percentRun, decodeURIComponent);

/** Decodes and coerces one raw value of an address. */
export function coerceParam(raw: string): CoercedParam {
  return coerceText(decodeParam(raw));
}

/** Coerces a decoded text. */
export const coerceText = (text: string): CoercedParam => ({ text, value: coerced(text) });

function coerced(text: string): CoercedParam['value'] {
  if (digits.test(text) || decimal.test(text)) return Number(text);
  const [, keyword] = colonWord.exec(text) ?? [];
  return keyword === undefined ? text : { keyword };
}

/** More parameters than any search has. Further parameters are not read. */
const maxParams = 64;

/**
 * Yields the name and the value of each parameter, in order. Skips blank values; reads the first 64 parameters only.
 *
 * @param search - The query string, with or without `?`.
 */
export function* paramsOf(search: string): Iterable<[name: string, given: CoercedParam]> {
  const query = search.startsWith('?') ? search.slice(1) : search;
  for (const pair of query.split('&', maxParams)) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const given = coerceParam(pair.slice(equals + 1));
    if (!isBlank(given.text)) yield [decodeParam(pair.slice(0, equals)), given];
  }
}

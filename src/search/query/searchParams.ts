/**
 * Reads a search from an address and writes it into one. Reading never fails: parts that cannot be understood are
 * returned with a sentence that gives the reason.
 */

import { readField } from '../fields/field.ts';
import { type AnyField, fieldList, type SearchKey } from '../fields/searchFields.ts';
import { isListingParam } from '../listing.ts';
import type { SetNames } from '../setNames.ts';
import { maxPrintedLength, maxSyntaxLength, maxTextLength, shownPart, tidyText } from '../text/searchText.ts';
import { type CoercedParam, paramsOf } from './addressParams.ts';
import { type ParsedSyntax, parseSyntax, syntaxParam } from './parseSyntax.ts';
import { printExpression } from './printSyntax.ts';
import { canonicalQuery, withExpression } from './querySyntax.ts';
import type { FieldQuery, Ignored, ParsedSearch, SearchQuery } from './searchQuery.ts';

const fieldsByParam = new Map(fieldList.map((field) => [field.param, field]));

/**
 * Parses a query string. Blank values count as absent. The first value of a repeated single-value field counts, as in
 * `URLSearchParams.get`.
 *
 * @param sets - Known sets. A set can be given by id, slug, name or abbreviation.
 */
export function parseSearchParams(search: string, sets: readonly SetNames[]): ParsedSearch {
  const values = new Map<SearchKey, unknown>();
  const ignored: Ignored[] = [];
  let typed: ParsedSyntax | undefined;
  for (const [name, given] of paramsOf(search)) {
    const ignore = (reason: string | undefined) => {
      if (reason !== undefined) ignored.push({ name: shownPart(name), value: shownPart(given.text), reason });
    };
    const field = fieldsByParam.get(name);
    if (isListingParam(name)) continue;
    if (name === syntaxParam && !typed) {
      const { maxLength, ...parsed } = parseAsPrinted(given.text, sets);
      typed = parsed;
      if (given.text.length > maxLength) ignore(onlyCharacters(maxLength));
    } else if (name === syntaxParam) ignore(onlyFirst);
    else ignore(field ? take(field, given, values, sets) : 'There is no such field.');
  }
  // Every value has been validated by the field of its key.
  const fields: FieldQuery = Object.fromEntries(values);
  return {
    query: canonicalQuery(withExpression(fields, typed?.expression)),
    ignored: [...ignored, ...(typed?.ignored ?? [])],
  };
}

const onlyFirst = 'Only the first one counts.';
const onlyCharacters = (most: number) => `Only the first ${most} characters count.`;

/**
 * Parses search syntax from an address, where it is as long as printed. A long text that was not printed by
 * `toSearchParams` can become too long when it is printed again; then only as much counts as may be typed.
 */
function parseAsPrinted(text: string, sets: readonly SetNames[]): ParsedSyntax & { readonly maxLength: number } {
  const parsed = parseSyntax(text, sets, maxPrintedLength);
  const isTooLong = ({ expression }: ParsedSyntax) =>
    expression !== undefined && printExpression(expression).length > maxPrintedLength;
  return text.length > maxSyntaxLength && isTooLong(parsed)
    ? { ...parseSyntax(text, sets, maxSyntaxLength), maxLength: maxSyntaxLength }
    : { ...parsed, maxLength: maxPrintedLength };
}

/** Stores a value. Returns a reason if it is ignored or only partly used. */
function take(
  field: AnyField,
  given: CoercedParam,
  values: Map<SearchKey, unknown>,
  sets: readonly SetNames[],
): string | undefined {
  const value = readField(field, given, sets);
  if (value === undefined) return field.fault;
  const before = values.get(field.key);
  if (field.isList && field.options) {
    const chosen = [value, ...(Array.isArray(before) ? before : [])];
    values.set(
      field.key,
      field.options.filter((choice) => chosen.includes(choice)),
    );
    return undefined;
  }
  if (before !== undefined) return onlyFirst;
  values.set(field.key, value);
  const isCut = field.kind === 'text' && given.text.length > maxTextLength;
  return isCut ? onlyCharacters(maxTextLength) : undefined;
}

/** Returns the query string: in canonical order, without absent fields and without a leading `?`. */
export function toSearchParams(asked: SearchQuery): string {
  const query = canonicalQuery(asked);
  const fields = fieldList.flatMap(({ key, param }) =>
    [query[key] ?? []].flat().map((value) => `${param}=${encode(value)}`),
  );
  const rest = query.rest ? [`${syntaxParam}=${encodeURIComponent(printExpression(query.rest))}`] : [];
  return [...fields, ...rest].join('&');
}

const encode = (value: string | number) => encodeURIComponent(tidyText(String(value)));

/**
 * Returns the query string of a search with its ignored parts last, so that the results page can report them. Unknown
 * pieces of search syntax are appended to the rest of the syntax, because only the first such parameter counts.
 */
export function searchAsAsked({ query, ignored }: ParsedSearch): string {
  const { rest, ...fields } = query;
  const isLoose = ({ name, value }: Ignored) => name === syntaxParam && parseSyntax(value, []).expression === undefined;
  // In reverse order a quotation mark that opens a phrase, and would take in what follows, is last.
  const pieces = ignored.filter(isLoose).map(({ value }) => value);
  const typed = [...(rest ? [printExpression(rest)] : []), ...pieces.sort().reverse()].join(' ');
  return [
    toSearchParams(fields),
    typed && pair(syntaxParam, typed),
    ...ignored.filter((piece) => !isLoose(piece)).map(({ name, value }) => pair(name, value)),
  ]
    .filter((part) => part !== '')
    .join('&');
}

const pair = (name: string, value: string) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** Returns the query string of `searchAsAsked` without one ignored parameter. */
export const removeIgnored = (out: Ignored, { query, ignored }: ParsedSearch): string =>
  searchAsAsked({ query, ignored: ignored.filter((parameter) => parameter !== out) });

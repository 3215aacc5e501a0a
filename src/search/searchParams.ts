/**
 * A search as it stands in an address, read and written. Reading never fails: what cannot be understood is returned with a
 * sentence that says why.
 */

import { paramsOf } from './addressParams.ts';
import type { CoercedParam } from './coerceParam.ts';
import type { Ignored } from './ignored.ts';
import { isListingParam } from './listing.ts';
import { type ParsedText, parseTyped, typedParam } from './parseTyped.ts';
import { printExpression } from './printTyped.ts';
import { fieldList, readField, type SearchField } from './searchFields.ts';
import type { FieldQuery, SearchKey, SearchQuery } from './searchQuery.ts';
import { maxPrintedLength, maxTextLength, tidyText } from './searchText.ts';
import type { SetNames } from './setNames.ts';
import { withTyped } from './splitTyped.ts';

/** What an address asks for, and what of it does not count. */
export type ParsedSearch = { readonly query: SearchQuery; readonly ignored: readonly Ignored[] };

/** Of an ignored name or value, no more than this is worth showing. */
const maxShown = 60;

const fieldsByParam = new Map(fieldList.map((field) => [field.param, field]));

/**
 * Reads the part of an address behind `?`. Blank values count as absent. Of a
 * repeated single field the first value counts, as in `URLSearchParams.get`.
 *
 * @param sets - The sets that may be named: a set goes by id, slug, name or abbreviation.
 */
export function parseSearchParams(search: string, sets: readonly SetNames[]): ParsedSearch {
  const values = new Map<SearchKey, unknown>();
  const ignored: Ignored[] = [];
  let typed: ParsedText | undefined;
  for (const [name, given] of paramsOf(search)) {
    const ignore = (reason: string | undefined) => {
      if (reason !== undefined) ignored.push({ name: shorten(name), value: shorten(given.text), reason });
    };
    const field = fieldsByParam.get(name);
    if (isListingParam(name)) continue;
    if (name === typedParam && !typed) {
      typed = parseTyped(given.text, sets, maxPrintedLength);
      if (given.text.length > maxPrintedLength) ignore(onlyCharacters(maxPrintedLength));
    } else if (name === typedParam) ignore(onlyFirst);
    else ignore(field ? take(field, given, values, sets) : 'There is no such field.');
  }
  // Every value has passed the schema of its own key.
  const fields: FieldQuery = Object.fromEntries(values);
  return { query: withTyped(fields, typed?.expression), ignored: [...ignored, ...(typed?.ignored ?? [])] };
}

const onlyFirst = 'Only the first one counts.';
const onlyCharacters = (most: number) => `Only the first ${most} characters count.`;

/** Enters a value, or says why it counts for nothing or only in part. */
function take(
  field: SearchField & { key: SearchKey },
  given: CoercedParam,
  values: Map<SearchKey, unknown>,
  sets: readonly SetNames[],
): string | undefined {
  const value = readField(field, given, sets);
  if (value === undefined) return field.fault;
  const before = values.get(field.key);
  if (field.choices) {
    const chosen = [value, ...(Array.isArray(before) ? before : [])];
    values.set(
      field.key,
      field.choices.filter((choice) => chosen.includes(choice)),
    );
    return undefined;
  }
  if (before !== undefined) return onlyFirst;
  values.set(field.key, value);
  const isCut = field.kind === 'text' && given.text.length > maxTextLength;
  return isCut ? onlyCharacters(maxTextLength) : undefined;
}

/** The query in an address: canonical order, nothing that is not asked for, no leading `?`. */
export function toSearchParams(query: SearchQuery): string {
  const fields = fieldList.flatMap(({ key, param }) =>
    [query[key] ?? []].flat().map((value) => `${param}=${encode(value)}`),
  );
  const rest = query.rest ? [`${typedParam}=${encode(printExpression(query.rest), maxPrintedLength)}`] : [];
  return [...fields, ...rest].join('&');
}

const encode = (value: string | number, maxLength?: number) => encodeURIComponent(tidyText(String(value), maxLength));

function shorten(text: string): string {
  const tidy = tidyText(text);
  return tidy.length > maxShown ? `${tidy.slice(0, maxShown - 1)}…` : tidy;
}

/**
 * A search as it stands in an address, read and written (spec sections 5 and
 * 7). Reading never fails: what cannot be understood is returned with a
 * sentence that says why (product row 10).
 */

import { type CoercedParam, coerceParam, decodeParam } from './coerceParam.ts';
import { fieldList, readField, type SearchField } from './searchFields.ts';
import type { SearchKey, SearchQuery } from './searchQuery.ts';
import { isBlank, maxTextLength, tidyText } from './searchText.ts';
import type { SetNames } from './setNames.ts';

/** A parameter that was left out of the search, or out of which something was left. */
export type Ignored = { readonly name: string; readonly value: string; readonly reason: string };

/** What an address asks for, and what of it does not count. */
export type ParsedSearch = { readonly query: SearchQuery; readonly ignored: readonly Ignored[] };

/** More parameters than any search has; the rest of an address is not read. */
const maxParams = 64;
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
  for (const [name, given] of paramsOf(search)) {
    const field = fieldsByParam.get(name);
    const reason = field === undefined ? 'There is no such field.' : take(field, given, values, sets);
    if (reason !== undefined) ignored.push({ name: shorten(name), value: shorten(given.text), reason });
  }
  // Every value has passed the schema of its own key.
  return { query: Object.fromEntries(values) as SearchQuery, ignored };
}

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
  if (before !== undefined) return 'Only the first one counts.';
  values.set(field.key, value);
  const tooLong = field.kind === 'text' && given.text.length > maxTextLength;
  return tooLong ? `Only the first ${maxTextLength} characters count.` : undefined;
}

/** The query in an address: canonical order, nothing that is not asked for, no leading `?`. */
export function toSearchParams(query: SearchQuery): string {
  return fieldList
    .flatMap(({ key, param }) => [query[key] ?? []].flat().map((value) => `${param}=${encode(value)}`))
    .join('&');
}

const encode = (value: string | number) => encodeURIComponent(tidyText(String(value)));

function* paramsOf(search: string): Iterable<[name: string, given: CoercedParam]> {
  const query = search.startsWith('?') ? search.slice(1) : search;
  for (const pair of query.split('&', maxParams)) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const given = coerceParam(pair.slice(equals + 1));
    if (!isBlank(given.text)) yield [decodeParam(pair.slice(0, equals)), given];
  }
}

function shorten(text: string): string {
  const tidy = tidyText(text);
  return tidy.length > maxShown ? `${tidy.slice(0, maxShown - 1)}…` : tidy;
}

/** The text of the search box, which is a name or search syntax: parsed into a query, and printed from one. */

import { fieldList } from '../fields/searchFields.ts';
import { onlySide } from '../fields/textField.ts';
import type { SetNames } from '../setNames.ts';
import { isBlank, maxSyntaxLength, tidyText } from '../text/searchText.ts';
import { parseSyntax } from './parseSyntax.ts';
import { inQuotes, printExpression, printFields } from './printSyntax.ts';
import type { ParsedSearch } from './searchQuery.ts';
import { allOf, type Expression, type FieldQuery, type SearchQuery } from './searchQuery.ts';
import { isQuotationMark } from './syntaxCursor.ts';
import { findSyntaxField } from './syntaxFields.ts';

/**
 * Parses the text of the search box. Returns `undefined` if it is blank. A text that is not search syntax is one
 * literal name, whatever its punctuation.
 */
export function parseQuery(text: string, sets: readonly SetNames[]): ParsedSearch | undefined {
  if (isBlank(text)) return undefined;
  if (!isQuerySyntax(text)) return { query: { name: tidyText(text) }, ignored: [] };
  const { expression, ignored } = parseSyntax(tidyText(text), sets);
  return { query: canonicalQuery(withExpression({}, expression)), ignored };
}

/** Prints a search for the search box. A search for a name alone is printed as that name. */
export function printQuery({ rest, ...query }: SearchQuery, sets: readonly SetNames[]): string {
  const { name, ...others } = query;
  if (name !== undefined && rest === undefined && Object.keys(others).length === 0 && !isQuerySyntax(name)) return name;
  const spellSet = (id: number) => sets.find((set) => set.id === id)?.slug || String(id);
  const fields = printFields(query, spellSet);
  const alone = fields.length === 0 || rest?.kind !== 'any';
  const typed = rest && printExpression(rest, spellSet);
  const text = [...fields, ...(typed ? [alone ? typed : `(${typed})`] : [])].join(' ');
  // Words alone would be read as a name.
  if (rest === undefined || isQuerySyntax(text)) return text;
  return rest.kind === 'word' ? inQuotes(rest.text) : `(${text})`;
}

const fields = /(?:^|[\s(-])([a-z-]+)(?:[:=<>]|!=)/gi;

/** Whether a text is search syntax: it begins with an operator or a quotation mark, or names a known field. */
export function isQuerySyntax(text: string): boolean {
  const tidy = tidyText(text, maxSyntaxLength);
  const first = tidy.charAt(0);
  if (first === '-' || first === '(' || isQuotationMark(first)) return true;
  return [...tidy.matchAll(fields)].some(([, name = '']) => findSyntaxField(name) !== undefined);
}

/**
 * Adds an expression to a query. Its conditions go into fields that are still free in the query, the others into
 * `rest`; a field that is taken keeps its value.
 */
export function withExpression(query: SearchQuery, expression: Expression | undefined): SearchQuery {
  if (expression === undefined) return query;
  let fields: FieldQuery = query;
  const left: Expression[] = [];
  for (const part of expression.kind === 'all' ? expression.parts : [expression]) {
    const widened = part.kind === 'field' ? withField(fields, part.query) : undefined;
    if (widened) fields = widened;
    else left.push(part);
  }
  const rest = allOf([...(query.rest ? [query.rest] : []), ...left]);
  return rest ? { ...fields, rest } : fields;
}

/**
 * Returns the one form of a query that can be given in several ways: a text in the fear side alone is a text limited to
 * that side, as in the form; both sides are no limit, and nor is one without a text.
 */
export function canonicalQuery({ rest, in: sides, ...query }: SearchQuery): SearchQuery {
  const { fearEffects, ...others } = query;
  if (fearEffects !== undefined && others.effects === undefined)
    return withExpression({ ...others, effects: fearEffects, in: ['fear'] }, rest);
  const side = others.effects === undefined ? undefined : onlySide(sides ? { in: sides } : {});
  return { ...query, ...(side && { in: [side] }), ...(rest && { rest }) };
}

/** Returns the query with one more field, or `undefined` if the field is taken. Lists are merged. */
function withField(query: FieldQuery, field: FieldQuery): FieldQuery | undefined {
  const list = fieldList.find(({ key, isList, options }) => isList && options && key !== 'in' && key in field);
  if (list) {
    const all: readonly unknown[] = [query[list.key] ?? [], field[list.key] ?? []].flat();
    return { ...query, [list.key]: list.options?.filter((option) => all.includes(option)) };
  }
  const isTaken = Object.keys(field).some((key) => key in query) || ('effects' in field && 'in' in query);
  return isTaken ? undefined : { ...query, ...field };
}

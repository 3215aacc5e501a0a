/** Prints a search in search syntax. Parsing it again gives the same search. */

import { type AnyField, searchFields } from '../fields/searchFields.ts';
import type { Expression, FieldQuery } from './searchQuery.ts';
import { isQuotationMark } from './syntaxCursor.ts';
import { syntaxFields } from './syntaxFields.ts';

/** Returns the spelling of a set by its id. */
export type SetSpelling = (id: number) => string;

const byId: SetSpelling = String;

/** Returns every field of a query as `name:value`. */
export function printFields(query: FieldQuery, spellSet: SetSpelling = byId): string[] {
  return syntaxFields.flatMap(({ key, side, names: [name] }) => {
    if (side) return [];
    const { kind, nameIn }: Pick<AnyField, 'kind' | 'nameIn'> = searchFields[key];
    return [query[key] ?? []]
      .flat()
      .map((value) => (kind === 'set' ? spellSet(Number(value)) : String(value)))
      .map((value) => `${nameIn?.(query) ?? name}:${quoteIfNeeded(value)}`);
  });
}

/** Prints an expression, with brackets only where they are needed. */
export function printExpression(expression: Expression, spellSet: SetSpelling = byId): string {
  switch (expression.kind) {
    case 'field':
      return printFields(expression.query, spellSet).join(' ');
    case 'word':
      return isPlainWord(expression.text) ? expression.text : inQuotes(expression.text);
    case 'exact':
      return `${typedName(expression.key)}=${quoteIfNeeded(expression.text)}`;
    case 'value':
      return `${typedName(expression.key)}${expression.operator}${expression.value}`;
    case 'not':
      return `-${bracketed(expression.part, ({ kind }) => kind === 'all' || kind === 'any' || kind === 'not')}`;
    case 'all':
      return expression.parts.map((part) => bracketed(part, ({ kind }) => kind === 'any')).join(' ');
    case 'any':
      return expression.parts.map((part) => printExpression(part, spellSet)).join(' or ');
    default:
      return expression satisfies never;
  }

  function bracketed(part: Expression, needsBrackets: (part: Expression) => boolean): string {
    const printed = printExpression(part, spellSet);
    return needsBrackets(part) ? `(${printed})` : printed;
  }
}

const typedName = (key: keyof FieldQuery) => syntaxFields.find((field) => field.key === key)?.names[0] ?? key;

/** Quotes a text with white space, brackets, quotation marks or backslashes. */
function quoteIfNeeded(text: string): string {
  const needsQuotes = [...text].some((character) => isQuotationMark(character) || /[\s()\\]/.test(character));
  return needsQuotes ? inQuotes(text) : text;
}

/** Whether a word without quotation marks is read as itself: not as an operator, a field or a negation. */
const isPlainWord = (text: string) =>
  quoteIfNeeded(text) === text && !/^(?:-|(?:or|and)$|[a-z-]+(?:[:=<>]|!=))/i.test(text);

/** Returns a text in quotation marks, escaped. */
export function inQuotes(text: string): string {
  const escaped = [...text].map((character) =>
    isQuotationMark(character) || character === '\\' ? `\\${character}` : character,
  );
  return `"${escaped.join('')}"`;
}

/**
 * Recursive descent parser of the search syntax:
 *
 *     search    = sequence { "or" sequence }
 *     sequence  = { "and" | term }
 *     term      = [ "-" ] ( "(" search ")" | condition )
 *     condition = [ field operator ] value
 *     operator  = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="
 *     value     = '"' characters '"' | characters up to white space or a bracket
 *
 * A value without a field is a word: the name or the text of either side contains it. Parts that cannot be understood
 * are reported once and ignored. The parser never throws: length and depth are limited.
 */

import { readField } from '../fields/field.ts';
import { type NumberKey, type SearchKey, searchFields, type TextKey, textKeys } from '../fields/searchFields.ts';
import type { SetNames } from '../setNames.ts';
import { isBlank, maxSyntaxLength, tidyText } from '../text/searchText.ts';
import { coerceText } from './addressParams.ts';
import { allOf, anyOf, comparisons, type Expression, type Ignored } from './searchQuery.ts';
import { createCursor } from './syntaxCursor.ts';
import { fieldQueryOf, findSyntaxField, operatorsOf, type SyntaxField } from './syntaxFields.ts';

export type ParsedSyntax = { readonly expression: Expression | undefined; readonly ignored: readonly Ignored[] };

/** The parameter with search syntax, and the name under which pieces of it without a field are reported as ignored. */
export const syntaxParam = 'q';

/** Maximum number of brackets inside one another. Each costs a call of the parser and of all that reads the result. */
const mostBrackets = 32;

/** Maximum number of ignored pieces that are reported. */
const mostIgnored = 12;

/**
 * Parses search syntax. Returns the expression, if any, and the ignored pieces with reasons.
 *
 * @param sets Known sets. Any other set is ignored and reported.
 * @param maxLength Further characters are ignored.
 */
export function parseSyntax(text: string, sets: readonly SetNames[], maxLength = maxSyntaxLength): ParsedSyntax {
  const cursor = createCursor(tidyText(text, maxLength));
  const ignored: Ignored[] = [];
  const ignore = (value: string, reason: string, name = syntaxParam) => {
    const isNamed = ignored.some((piece) => piece.name === name && piece.value === value);
    if (!isNamed && ignored.length < mostIgnored) ignored.push({ name, value, reason });
    return undefined;
  };

  function search(depth: number): Expression | undefined {
    const parts = [sequence(depth)];
    while (cursor.takeOr()) parts.push(sequence(depth));
    const sides = parts.filter((part) => part !== undefined);
    if (sides.length < parts.length && parts.length > 1) ignore('or', 'It needs a condition on both sides.');
    return anyOf(sides);
  }

  function sequence(depth: number): Expression | undefined {
    const parts: Expression[] = [];
    while (!isOver(depth)) {
      const part = cursor.takeAnd() ? undefined : term(depth);
      if (part) parts.push(part);
    }
    return allOf(parts);
  }

  function isOver(depth: number): boolean {
    const next = cursor.next();
    return next === '' || (next === ')' && depth > 0) || cursor.comesOr();
  }

  function term(depth: number): Expression | undefined {
    if (cursor.take(')')) return ignore(')', 'No bracket was opened before it.');
    const taken = cursor.mark();
    const isDenied = cursor.take('-');
    const part = !cursor.take('(')
      ? condition(taken)
      : depth < mostBrackets
        ? bracketed(depth)
        : ignore('(', 'Too many brackets are open.');
    return part && isDenied ? { kind: 'not', part } : part;
  }

  function bracketed(depth: number): Expression | undefined {
    const inside = search(depth + 1);
    if (!cursor.take(')')) ignore('(', 'The bracket is never closed.');
    return inside;
  }

  /** @param taken - Returns the whole term as typed. */
  function condition(taken: () => string): Expression | undefined {
    const field = cursor.takeField();
    const value = cursor.takeValue();
    const typed = taken();
    const known = field && findSyntaxField(field.name);
    if (field && !known) return ignore(typed, 'There is no such field.');
    if (isBlank(value)) return ignore(typed, 'A value is missing after it.');
    if (!field || !known) return { kind: 'word', text: tidyText(value) };
    const { operator } = field;
    if (!operatorsOf(known).includes(operator)) return ignore(typed, `${operator} cannot be used here.`);
    return compared(known, operator, value);
  }

  function compared(field: SyntaxField, operator: string, text: string): Expression | undefined {
    const known = searchFields[field.key];
    const value = readField(known, coerceText(text), sets);
    if (value === undefined) return ignore(text, known.fault, known.param);
    const comparison = comparisons.find((each) => each === operator);
    if (comparison && isNumberKey(field.key))
      return { kind: 'value', key: field.key, operator: comparison, value: Number(value) };
    const part: Expression =
      operator !== ':' && isTextKey(field.key)
        ? { kind: 'exact', key: field.key, text: tidyText(text) }
        : { kind: 'field', query: fieldQueryOf(field, value) };
    return operator === '!=' ? { kind: 'not', part } : part;
  }

  return { expression: search(0), ignored };
}

const isNumberKey = (key: SearchKey): key is NumberKey => 'valuesOf' in searchFields[key];
const isTextKey = (key: SearchKey): key is TextKey => textKeys.some((textKey) => textKey === key);

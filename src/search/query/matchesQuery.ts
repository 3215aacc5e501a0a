/**
 * Whether a card matches a search. This predicate alone decides which cards are found. An index may sort, complete and
 * correct, but it never adds or removes a card.
 */

import type { CardPredicate } from '../fields/field.ts';
import { fieldList, numberFieldOf, type SearchKey, textFieldOf, textKeys } from '../fields/searchFields.ts';
import { containsText, equalsText } from '../fields/textField.ts';
import { wordColumns } from '../textColumns.ts';
import type { Comparison, Expression, FieldQuery, SearchQuery } from './searchQuery.ts';

const compare: Readonly<Record<Comparison, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};

function holds(expression: Expression): CardPredicate {
  switch (expression.kind) {
    case 'field':
      return matchesQuery(expression.query);
    case 'word':
      return containsText(wordColumns, expression.text);
    case 'exact':
      return equalsText(textFieldOf(expression.key).columns({}), expression.text);
    case 'value': {
      const { valuesOf } = numberFieldOf(expression.key);
      const holds = compare[expression.operator];
      return (card) => valuesOf(card).some((value) => holds(value, expression.value));
    }
    case 'not': {
      const part = holds(expression.part);
      return (card, texts) => !part(card, texts);
    }
    case 'all':
    case 'any': {
      const parts = expression.parts.map(holds);
      return expression.kind === 'all'
        ? (card, texts) => parts.every((part) => part(card, texts))
        : (card, texts) => parts.some((part) => part(card, texts));
    }
    default:
      return expression satisfies never;
  }
}

/** Returns the conditions of a query, in the order in which they are checked and described. */
export function conditionsOf(query: SearchQuery): Condition[] {
  const { rest } = query;
  return [...fieldConditions(query), ...(rest ? [{ key: 'rest', holds: holds(rest) } as const] : [])];
}

/** Returns the whole query as one predicate: every condition must hold. */
export function matchesQuery(query: SearchQuery): CardPredicate {
  const conditions = conditionsOf(query);
  return (card, texts) => conditions.every((condition) => condition.holds(card, texts));
}

/** One condition of a query. */
export type Condition = { readonly key: keyof SearchQuery; readonly holds: CardPredicate };

/** Texts come last, because they cost most. */
const inOrder = [...fieldList].sort((a, b) => Number(isText(a.key)) - Number(isText(b.key)));

function isText(key: SearchKey): boolean {
  return textKeys.some((textKey) => textKey === key);
}

function fieldConditions(query: FieldQuery): Condition[] {
  return inOrder.flatMap(({ key, matches }): Condition[] => {
    const wanted = query[key];
    // The value belongs to the field of its key.
    const holds = wanted === undefined ? undefined : matches(wanted as never, query);
    return holds ? [{ key, holds }] : [];
  });
}

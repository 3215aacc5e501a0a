/**
 * Whether a card matches a search. This predicate alone decides what is found;
 * an index may order, complete and correct, but never adds or removes a card.
 */

import { type CardPredicate, type Condition, fieldConditions } from './fieldConditions.ts';
import { type Comparison, type Expression, type SearchQuery, type TextKey, textKeys } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { columnsOf, readsTexts, textColumns, wordColumns } from './textFields.ts';

const compare: Readonly<Record<Comparison, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};

function hasWord(typed: string): CardPredicate {
  const needle = needleOf(typed);
  const texts = wordColumns.map((column) => textColumns[column]);
  return (card, folded) => texts.some((textOf) => textOf(card, folded)?.includes(needle));
}

function isExactly(key: TextKey, typed: string): CardPredicate {
  const needle = needleOf(typed);
  const texts = columnsOf(key).map((column) => textColumns[column]);
  return (card, folded) => texts.some((textOf) => textOf(card, folded) === needle);
}

function holds(expression: Expression): CardPredicate {
  switch (expression.kind) {
    case 'field':
      return matchesQuery(expression.query);
    case 'word':
      return hasWord(expression.text);
    case 'exact':
      return isExactly(expression.key, expression.text);
    case 'value':
      return ({ resourceValue }) => compare[expression.operator](resourceValue, expression.value);
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
  }
}

/** The conditions of a query, in the order in which a card is asked and a query is described. */
export function conditionsOf(query: SearchQuery): Condition[] {
  const { rest } = query;
  return [...fieldConditions(query), ...(rest ? [{ key: 'rest', holds: holds(rest) } as const] : [])];
}

/** The whole query as one predicate: every field given must hold. */
export function matchesQuery(query: SearchQuery): CardPredicate {
  const conditions = conditionsOf(query);
  return (card, texts) => conditions.every((condition) => condition.holds(card, texts));
}

/** Whether a query cannot be answered without the texts of the cards. */
export function needsTexts(query: SearchQuery): boolean {
  const { rest } = query;
  const asked = textKeys.filter((key) => query[key] !== undefined);
  return asked.some(readsTexts) || (rest !== undefined && asksTexts(rest));
}

function asksTexts(expression: Expression): boolean {
  switch (expression.kind) {
    case 'field':
      return needsTexts(expression.query);
    case 'word':
      return true;
    case 'exact':
      return readsTexts(expression.key);
    case 'value':
      return false;
    case 'not':
      return asksTexts(expression.part);
    default:
      return expression.parts.some(asksTexts);
  }
}

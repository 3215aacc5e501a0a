/**
 * Whether a card matches a search. This predicate alone decides which cards are found. An index may sort, complete and
 * correct, but it never adds or removes a card.
 */

import type { CardSummary } from '#game/cards/cardList.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import type { Ability } from '#game/cards/symbol.ts';
import {
  type Comparison,
  type Expression,
  type FieldQuery,
  type QueryValue,
  type SearchKey,
  type SearchQuery,
  type TextKey,
  textKeys,
} from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import type { FoldedTexts } from './textFields.ts';
import { columnsOf, textColumns, wordColumns } from './textFields.ts';

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

export type CardPredicate = (card: CardSummary, texts: FoldedTexts) => boolean;

/** One condition of a query. */
export type Condition = { readonly key: keyof SearchQuery; readonly holds: CardPredicate };

/** Whether any text of a field contains the needle. Columns are read directly, because this runs for every card. */
function textContains(key: TextKey, typed: string, query: FieldQuery): CardPredicate {
  const needle = needleOf(typed);
  const predicates = columnsOf(key, query).map((column): CardPredicate => {
    const textOf = textColumns[column];
    return (card, texts) => textOf(card, texts)?.includes(needle) ?? false;
  });
  const [only, other] = predicates;
  if (only && !other) return only;
  return (card, texts) => predicates.some((holds) => holds(card, texts));
}

/** Compares costs in canonical order. There are few different costs, so the result is cached for each. */
function hasCost(wanted: string): CardPredicate {
  const canonical = canonicalCost(wanted);
  const known = new Map<string, boolean>();
  return ({ cost }) => {
    const equal = known.get(cost) ?? canonicalCost(cost) === canonical;
    known.set(cost, equal);
    return equal;
  };
}

function hasAbilities(wanted: readonly Ability[]): CardPredicate {
  return ({ abilities }) => wanted.every((ability) => abilities.includes(ability));
}

type PlainKey = Exclude<SearchKey, TextKey>;

/** One predicate for each field that is not a text. */
const predicates: {
  readonly [Key in PlainKey]-?: (wanted: QueryValue<Key>) => CardPredicate | undefined;
} = {
  discipline: (wanted) => (card) => card.discipline === wanted,
  type: (wanted) => (card) => card.type === wanted,
  contains: hasAbilities,
  set: (wanted) => (card) => card.set === wanted,
  cost: hasCost,
  resourceValue: (wanted) => (card) => card.resourceValue === wanted,
  // Only limits the sides that `effects` searches.
  in: () => undefined,
};

/** The conditions of the fields in the order in which they are checked: texts last, because they cost most. */
function fieldConditions(query: FieldQuery): Condition[] {
  return [...(Object.keys(predicates) as PlainKey[]), ...textKeys].flatMap((key): Condition[] => {
    const wanted = query[key];
    if (wanted === undefined) return [];
    const holds =
      key in predicates
        ? (predicates[key as PlainKey] as (wanted: unknown) => CardPredicate | undefined)(wanted)
        : textContains(key as TextKey, String(wanted), query);
    return holds ? [{ key, holds }] : [];
  });
}

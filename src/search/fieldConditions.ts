/** Whether a card has what one field asks for: a named predicate per field. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import type { Ability } from '#game/cards/symbol.ts';
import type { FoldedTexts } from './foldedTexts.ts';
import type { FieldQuery, QueryValue, SearchKey, SearchQuery, TextKey } from './searchQuery.ts';
import { needleOf } from './searchText.ts';
import { columnsOf, textColumns } from './textFields.ts';

export type CardPredicate = (card: CardSummary, texts: FoldedTexts) => boolean;

/** What one part of a query asks of a card. */
export type Condition = { readonly key: keyof SearchQuery; readonly holds: CardPredicate };

/** Whether any text of a field contains the needle. Each column is read directly: this runs for every card. */
const textContains =
  (key: TextKey) =>
  (typed: string, query: FieldQuery): CardPredicate => {
    const needle = needleOf(typed);
    const predicates = columnsOf(key, query).map((column): CardPredicate => {
      const textOf = textColumns[column];
      return (card, texts) => textOf(card, texts)?.includes(needle) ?? false;
    });
    const [only, other] = predicates;
    if (only && !other) return only;
    return (card, texts) => predicates.some((holds) => holds(card, texts));
  };

/** Equal after canonical ordering. There are few costs; each is put in order once. */
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

/** One predicate per field, cheap ones first: the order in which a card is asked. */
const predicates: {
  readonly [Key in SearchKey]-?: (wanted: QueryValue<Key>, query: FieldQuery) => CardPredicate | undefined;
} = {
  discipline: (wanted) => (card) => card.discipline === wanted,
  type: (wanted) => (card) => card.type === wanted,
  contains: hasAbilities,
  set: (wanted) => (card) => card.set === wanted,
  cost: hasCost,
  resourceValue: (wanted) => (card) => card.resourceValue === wanted,
  name: textContains('name'),
  effects: textContains('effects'),
  in: () => undefined,
  fearEffects: textContains('fearEffects'),
  flavor: textContains('flavor'),
};

/** The conditions of the fields, in that order. */
export function fieldConditions(query: FieldQuery): Condition[] {
  return (Object.keys(predicates) as SearchKey[]).flatMap((key): Condition[] => {
    const wanted = query[key];
    if (wanted === undefined) return [];
    const predicateFor = predicates[key] as (wanted: unknown, query: FieldQuery) => CardPredicate | undefined;
    const holds = predicateFor(wanted, query);
    return holds ? [{ key, holds }] : [];
  });
}

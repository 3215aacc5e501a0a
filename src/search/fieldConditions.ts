/** Whether a card has what one field asks for: a named predicate per field. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import type { Ability } from '#game/cards/symbol.ts';
import type { FoldedTexts } from './foldedTexts.ts';
import type { FieldQuery, QueryValue, SearchKey, SearchQuery, Side } from './searchQuery.ts';
import { needleOf } from './searchText.ts';

export type CardPredicate = (card: CardSummary, texts: FoldedTexts) => boolean;

/** What one part of a query asks of a card. */
export type Condition = { readonly key: keyof SearchQuery; readonly holds: CardPredicate };

const contains = (text: string | undefined, needle: string) => text?.includes(needle) ?? false;

function nameContains(typed: string): CardPredicate {
  const needle = needleOf(typed);
  return ({ foldedName }) => foldedName.includes(needle);
}

/** Both sides or none named: a match on either (product row 13). */
function effectsContain(typed: string, sides: readonly Side[] = []): CardPredicate {
  const needle = needleOf(typed);
  const [side, other] = sides;
  if (side === undefined || other !== undefined)
    return (_, { effects, fearEffects }) => effects.includes(needle) || contains(fearEffects, needle);
  return side === 'fear' ? fearContains(typed) : (_, { effects }) => effects.includes(needle);
}

function fearContains(typed: string): CardPredicate {
  const needle = needleOf(typed);
  return (_, { fearEffects }) => contains(fearEffects, needle);
}

function flavorContains(typed: string): CardPredicate {
  const needle = needleOf(typed);
  return (_, { flavor }) => flavor.includes(needle);
}

/** Equal after canonical ordering (product row 11). There are few costs; each is put in order once. */
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
  name: nameContains,
  effects: (wanted, { in: sides }) => effectsContain(wanted, sides),
  in: () => undefined,
  fearEffects: fearContains,
  flavor: flavorContains,
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

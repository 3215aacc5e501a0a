/**
 * Whether a card matches a search: one named predicate per field, combined.
 * This predicate alone decides what is found; an index may order, complete and
 * correct, but never adds or removes a card.
 */

import type { CardSummary, CardTexts } from '../cards/cardList.ts';
import { canonicalCost } from '../cards/cost.ts';
import type { Ability } from '../cards/symbol.ts';
import { foldText } from './foldText.ts';
import type { QueryValue, SearchKey, SearchQuery, Side } from './searchQuery.ts';
import { needleOf } from './searchText.ts';

/** The texts of a card, folded once for all searches. A card without a fear side has no `fearEffects`. */
export type FoldedTexts = { readonly effects: string; readonly fearEffects?: string; readonly flavor: string };

export type CardPredicate = (card: CardSummary, texts: FoldedTexts) => boolean;

/** What one field of a query asks of a card. */
export type Condition = { readonly key: SearchKey; readonly holds: CardPredicate };

export function foldCardTexts({ effects, fearEffects, flavor }: CardTexts): FoldedTexts {
  return {
    effects: foldText(effects),
    flavor: foldText(flavor),
    ...(fearEffects !== undefined && { fearEffects: foldText(fearEffects) }),
  };
}

/** The texts of a card that has none, for searches that ask for none. */
export const noTexts: FoldedTexts = { effects: '', flavor: '' };

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
  readonly [Key in SearchKey]-?: (wanted: QueryValue<Key>, query: SearchQuery) => CardPredicate | undefined;
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

/** The conditions of a query, in the order in which a card is asked and a query is described. */
export function conditionsOf(query: SearchQuery): Condition[] {
  return (Object.keys(predicates) as SearchKey[]).flatMap((key) => {
    const wanted = query[key];
    if (wanted === undefined) return [];
    const predicateFor = predicates[key] as (wanted: unknown, query: SearchQuery) => CardPredicate | undefined;
    const holds = predicateFor(wanted, query);
    return holds ? [{ key, holds }] : [];
  });
}

/** The whole query as one predicate: every field given must hold (spec section 3). */
export function matchesQuery(query: SearchQuery): CardPredicate {
  const conditions = conditionsOf(query);
  return (card, texts) => conditions.every(({ holds }) => holds(card, texts));
}

/** Whether a query cannot be answered without the texts of the cards. */
export const needsTexts = ({ effects, fearEffects, flavor }: SearchQuery) =>
  effects !== undefined || fearEffects !== undefined || flavor !== undefined;

/**
 * The fields of a search, each described once: its parameter in the address,
 * the kind of value it takes, what a good value is, what to say of a bad one,
 * and how it is typed. The order is the canonical order of parameters.
 */

import { cardTypes, disciplines } from '#game/cards/card.ts';
import { canonicalCost } from '#game/cards/cost.ts';
import { abilities } from '#game/cards/symbol.ts';
import type { CoercedParam } from './addressParams.ts';
import { readCost } from './readCost.ts';
import { type QueryValue, type SearchKey, sides } from './searchQuery.ts';
import { maxTextLength, tidyText } from './searchText.ts';
import { findSetNamed, type SetNames } from './setNames.ts';

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** How the value of a field is taken from a parameter, before the field judges it. */
export type FieldKind = keyof typeof kinds;

/** Its value in canonical form, or `undefined` for a bad one. */
type Read<Item> = (given: unknown) => Item | undefined;

/** The names of a field in typed syntax: the first is printed, all are understood. */
export type TypedNames = readonly [string, ...string[]];

export type SearchField<Item = unknown> = {
  readonly param: string;
  readonly kind: FieldKind;
  /** The value, where it is a good one. By hand: every page reads its address, and none needs zod for it before it can be used. */
  readonly read: Read<Item>;
  /** What is said of a bad value. */
  readonly fault: string;
  /** Present on a field that takes several values; they stand in this order. */
  readonly choices?: readonly Item[];
  readonly typed?: TypedNames;
};

/** A text is what was typed, a word may be a keyword, a number is one, a set has several names. */
const kinds = {
  text: ({ text }: CoercedParam) => tidyText(text),
  word: ({ text, value }: CoercedParam) => (typeof value === 'object' ? value.keyword : text).trim().toLowerCase(),
  number: ({ value }: CoercedParam) => value,
  set: ({ text, value }: CoercedParam, sets: readonly SetNames[]) =>
    findSetNamed(sets, typeof value === 'object' ? value.keyword : typeof value === 'number' ? value : text)?.id,
};

const readText: Read<string> = (given) =>
  typeof given === 'string' && given.length > 0 && given.length <= maxTextLength ? given : undefined;

const readWhole: Read<number> = (given) => (Number.isSafeInteger(given) ? Number(given) : undefined);

const readCount: Read<number> = (given) => (Number(given) >= 0 ? readWhole(given) : undefined);

/** Symbols in any spelling, or the exact text of a cost, which names at least one number. */
const readCostText: Read<string> = (given) => {
  const text = String(given);
  const { cost, unknown } = readCost(text);
  if (unknown.length > 0 && !/\d/.test(text)) return undefined;
  const canonical = unknown.length > 0 ? canonicalCost(text) : cost;
  return canonical !== '' && canonical.length <= maxTextLength ? canonical : undefined;
};

const text = (param: string, ...typed: TypedNames): SearchField<string> => ({
  param,
  kind: 'text',
  read: readText,
  fault: 'It is a text.',
  typed,
});

const oneOf = <Word extends string>(param: string, words: readonly Word[], typed?: TypedNames): SearchField<Word> => ({
  param,
  kind: 'word',
  read: (given) => words.find((word) => word === given),
  fault: `It is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
  ...(typed && { typed }),
});

export const searchFields = {
  name: text('name', 'name', 'n'),
  effects: text('effects', 'e', 'effects', 'text'),
  in: { ...oneOf('in', sides), choices: sides },
  fearEffects: text('fear-effects', 'fear', 'fear-effects'),
  flavor: text('flavor', 'flavor', 'flavour'),
  discipline: oneOf('discipline', disciplines, ['d', 'discipline']),
  type: oneOf('type', cardTypes, ['t', 'type']),
  cost: {
    ...text('cost', 'cost', 'c'),
    read: readCostText,
    fault: 'It is a cost, such as {T1}{C0} or "1 tick, no corpus".',
  },
  resourceValue: {
    param: 'resource-value',
    kind: 'number',
    read: readCount,
    fault: 'It is a whole number.',
    typed: ['rv', 'value', 'resource-value'],
  },
  set: { param: 'set', kind: 'set', read: readWhole, fault: 'There is no such set.', typed: ['set', 's'] },
  contains: { ...oneOf('contains', abilities, ['is', 'contains']), choices: abilities },
} satisfies { readonly [Key in SearchKey]-?: SearchField<ItemOf<QueryValue<Key>>> };

/** The fields as a list, in canonical order. */
export const fieldList = Object.entries<SearchField>(searchFields).map(([key, field]) => ({
  ...field,
  key: key as SearchKey,
}));

/** Reads one value of a field; `undefined` when it is a bad one. */
export const readField = ({ kind, read }: SearchField, given: CoercedParam, sets: readonly SetNames[]): unknown =>
  read(kinds[kind](given, sets));

/**
 * The fields of a search, each defined once: its parameter in the address, kind of value, validation, message for an
 * invalid value, and names in search syntax. The order is the canonical order of parameters.
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

/** How the value of a field is read from a parameter, before the field validates it. */
export type FieldKind = keyof typeof kinds;

/** Returns a value in canonical form, or `undefined` if it is invalid. */
type Read<Item> = (given: unknown) => Item | undefined;

/** The names of a field in search syntax: the first is printed, all are understood. */
export type TypedNames = readonly [string, ...string[]];

export type SearchField<Item = unknown> = {
  readonly param: string;
  readonly kind: FieldKind;
  /** Does not use zod, because every page reads its address and must not wait for zod. */
  readonly read: Read<Item>;
  /** Message for an invalid value. */
  readonly fault: string;
  /** Present if the field takes several values, which are kept in this order. */
  readonly choices?: readonly Item[];
  readonly typed?: TypedNames;
};

/** A text is used as typed, a word may be a keyword, a number must be one, a set can be given by any of its names. */
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

/** Accepts symbols in any spelling, or the exact text of a cost, which must contain at least one digit. */
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

/** Reads one value of a field. Returns `undefined` if it is invalid. */
export const readField = ({ kind, read }: SearchField, given: CoercedParam, sets: readonly SetNames[]): unknown =>
  read(kinds[kind](given, sets));

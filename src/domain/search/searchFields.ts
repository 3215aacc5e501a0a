/**
 * The fields of a search, each described once: its parameter in the address,
 * the kind of value it takes, what a good value is, and what to say of a bad
 * one. The order is the canonical order of parameters (spec section 3, Search
 * query).
 */

import * as z from 'zod/mini';
import { cardTypes, disciplines } from '../cards/card.ts';
import { canonicalCost } from '../cards/cost.ts';
import { abilities } from '../cards/symbol.ts';
import type { CoercedParam } from './coerceParam.ts';
import { type QueryValue, type SearchKey, sides } from './searchQuery.ts';
import { maxTextLength, tidyText } from './searchText.ts';
import { findSetNamed, type SetNames } from './setNames.ts';

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** How the value of a field is taken from a parameter, before its schema judges it. */
export type FieldKind = keyof typeof kinds;

export type SearchField<Item = unknown> = {
  readonly param: string;
  readonly kind: FieldKind;
  readonly schema: z.ZodMiniType<Item>;
  /** What is said of a bad value. */
  readonly fault: string;
  /** Present on a field that takes several values; they stand in this order. */
  readonly choices?: readonly Item[];
};

/** A text is what was typed, a word may be a keyword, a number is one, a set has several names. */
const kinds = {
  text: ({ text }: CoercedParam) => tidyText(text),
  word: ({ text, value }: CoercedParam) => (typeof value === 'object' ? value.keyword : text).trim().toLowerCase(),
  number: ({ value }: CoercedParam) => value,
  set: ({ text, value }: CoercedParam, sets: readonly SetNames[]) =>
    findSetNamed(sets, typeof value === 'object' ? value.keyword : typeof value === 'number' ? value : text)?.id,
};

const text = (param: string): SearchField<string> => ({
  param,
  kind: 'text',
  schema: z.string().check(z.minLength(1), z.maxLength(maxTextLength)),
  fault: 'It is a text.',
});

const oneOf = <Word extends string>(param: string, words: readonly Word[]): SearchField<Word> => ({
  param,
  kind: 'word',
  schema: z.enum(words),
  fault: `It is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
});

const someOf = <Word extends string>(param: string, words: readonly Word[]): SearchField<Word> => ({
  ...oneOf(param, words),
  choices: words,
});

export const searchFields = {
  name: text('name'),
  effects: text('effects'),
  in: someOf('in', sides),
  fearEffects: text('fear-effects'),
  flavor: text('flavor'),
  discipline: oneOf('discipline', disciplines),
  type: oneOf('type', cardTypes),
  cost: { ...text('cost'), schema: z.pipe(z.string().check(z.minLength(1)), z.transform(canonicalCost)) },
  resourceValue: {
    param: 'resource-value',
    kind: 'number',
    schema: z.int().check(z.nonnegative()),
    fault: 'It is a whole number.',
  },
  set: { param: 'set', kind: 'set', schema: z.int(), fault: 'There is no such set.' },
  contains: someOf('contains', abilities),
} satisfies { readonly [Key in SearchKey]-?: SearchField<ItemOf<QueryValue<Key>>> };

/** The fields as a list, in canonical order. */
export const fieldList = Object.entries<SearchField>(searchFields).map(([key, field]) => ({
  ...field,
  key: key as SearchKey,
}));

/** Reads one value of a field; `undefined` when it is a bad one. */
export function readField({ kind, schema }: SearchField, given: CoercedParam, sets: readonly SetNames[]): unknown {
  const result = schema.safeParse(kinds[kind](given, sets));
  return result.success ? result.data : undefined;
}

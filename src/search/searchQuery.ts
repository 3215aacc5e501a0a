/** What a search asks for. Every field is optional; all given ones must hold. */

import type { CardType, Discipline } from '#game/cards/card.ts';
import type { Ability } from '#game/cards/symbol.ts';

export const sides = ['desire', 'fear'] as const;
export type Side = (typeof sides)[number];

/** What a form can ask for. */
export type FieldQuery = {
  readonly name?: string;
  /** Contained in the text of the sides named by `in`. */
  readonly effects?: string;
  /** The sides that `effects` searches; either of them when absent. */
  readonly in?: readonly Side[];
  /** Contained in the fear side; together with `effects` both must hold. */
  readonly fearEffects?: string;
  readonly flavor?: string;
  readonly discipline?: Discipline;
  readonly type?: CardType;
  /** Canonical cost, compared for equality. */
  readonly cost?: string;
  readonly resourceValue?: number;
  /** Set id. */
  readonly set?: number;
  /** All of these abilities, on any side. */
  readonly contains?: readonly Ability[];
};

export type SearchKey = keyof FieldQuery;
export type QueryValue<Key extends SearchKey> = NonNullable<FieldQuery[Key]>;

/** Texts that may be asked for word by word, or exactly. */
export const textKeys = ['name', 'effects', 'fearEffects', 'flavor'] as const;
export type TextKey = (typeof textKeys)[number];

/** What only typed syntax can ask for: negation, alternatives, comparison. */
export type Expression =
  /** A single field, as a form would ask for it. */
  | { readonly kind: 'field'; readonly query: FieldQuery }
  /** A value without a field: the name or the text of either side contains it. */
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'exact'; readonly key: TextKey; readonly text: string }
  | { readonly kind: 'value'; readonly operator: Comparison; readonly value: number }
  | { readonly kind: 'not'; readonly part: Expression }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Expression[] };

export const comparisons = ['<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

export type SearchQuery = FieldQuery & {
  /** Must hold besides the fields. */
  readonly rest?: Expression;
};

/** A piece of a search that was left out, or out of which something was left, and why. */
export type Ignored = { readonly name: string; readonly value: string; readonly reason: string };

/** All of the parts; one part alone stands for itself, and nothing for no part at all. */
export const allOf = (parts: readonly Expression[]) => combined('all', parts);
/** Any of the parts. */
export const anyOf = (parts: readonly Expression[]) => combined('any', parts);

function combined(kind: 'all' | 'any', given: readonly Expression[]): Expression | undefined {
  const parts = given.flatMap((part) => (part.kind === kind ? part.parts : part));
  const [first, second] = parts;
  return second === undefined ? first : { kind, parts };
}

/** What an address asks for, and what of it does not count. */
export type ParsedSearch = { readonly query: SearchQuery; readonly ignored: readonly Ignored[] };

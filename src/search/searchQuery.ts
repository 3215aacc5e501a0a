/** The query of a search. Every field is optional; all given fields must match. */

import type { CardType, Discipline } from '#game/cards/card.ts';
import type { Ability } from '#game/cards/symbol.ts';

export const sides = ['desire', 'fear'] as const;
export type Side = (typeof sides)[number];

/** The part of a query that a form can express. */
export type FieldQuery = {
  readonly name?: string;
  /** Contained in the text of the sides named by `in`. */
  readonly effects?: string;
  /** The sides that `effects` searches; either side if absent. */
  readonly in?: readonly Side[];
  /** Contained in the fear side. If `effects` is given too, both must match. */
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

/** Text fields, which match if they contain or exactly equal a text. */
export const textKeys = ['name', 'effects', 'fearEffects', 'flavor'] as const;
export type TextKey = (typeof textKeys)[number];

/** An expression that only search syntax can express: negation, alternatives, comparison. */
export type Expression =
  /** A single field, as in a form. */
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
  /** Must match in addition to the fields. */
  readonly rest?: Expression;
};

/**
 * Returns the one form of a query that can be given in two ways: a text in the fear side alone is a text limited to
 * that side, as in the form.
 */
export function canonicalQuery(query: SearchQuery): SearchQuery {
  const { fearEffects, ...others } = query;
  return fearEffects === undefined || others.effects !== undefined
    ? query
    : { ...others, effects: fearEffects, in: ['fear'] };
}

/** A part of a search that was ignored or only partly used, and the reason. */
export type Ignored = { readonly name: string; readonly value: string; readonly reason: string };

/** Combines parts that must all match. Returns a single part unchanged, and `undefined` for no parts. */
export const allOf = (parts: readonly Expression[]) => combined('all', parts);
/** Combines alternative parts. Returns a single part unchanged, and `undefined` for no parts. */
export const anyOf = (parts: readonly Expression[]) => combined('any', parts);

function combined(kind: 'all' | 'any', given: readonly Expression[]): Expression | undefined {
  const parts = given.flatMap((part) => (part.kind === kind ? part.parts : part));
  const [first, second] = parts;
  return second === undefined ? first : { kind, parts };
}

/** The query of an address, and the parts of the address that were ignored. */
export type ParsedSearch = { readonly query: SearchQuery; readonly ignored: readonly Ignored[] };

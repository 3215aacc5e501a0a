/** The query of a search. Every field is optional; all given fields must match. */

import type { SearchField } from '../fields/field.ts';
import type { NumberKey, SearchFields, SearchKey, TextKey } from '../fields/searchFields.ts';
import type { SentencePart } from './sentence.ts';

type ValueOf<Field> = Field extends SearchField<infer Value, infer _Item> ? Value : never;

/** The part of a query that a form can express: a value for each field (`fields/`). */
export type FieldQuery = { readonly [Key in SearchKey]?: ValueOf<SearchFields[Key]> };

/** An expression that only search syntax can express: negation, alternatives, comparison. */
export type Expression =
  /** A single field, as in a form. */
  | { readonly kind: 'field'; readonly query: FieldQuery }
  /** A value without a field: the name or the text of either side contains it. */
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'exact'; readonly key: TextKey; readonly text: string }
  | { readonly kind: 'value'; readonly key: NumberKey; readonly operator: Comparison; readonly value: number }
  | { readonly kind: 'not'; readonly part: Expression }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Expression[] };

export const comparisons = ['<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

export type SearchQuery = FieldQuery & {
  /** Must match in addition to the fields. */
  readonly rest?: Expression;
};

/** Whether a query asks for a name and nothing else. */
export const isNameAlone = (query: SearchQuery): boolean =>
  query.name !== undefined && Object.values(query).filter((value) => value !== undefined).length === 1;

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

/** A search that a text may mean, with its label: "Cards with {T}", "type: reaction", "cost {T1}{C0}". */
export type Reading = { readonly query: SearchQuery; readonly label: readonly SentencePart[] };

/** The query of an address, and the parts of the address that were ignored. */
export type ParsedSearch = { readonly query: SearchQuery; readonly ignored: readonly Ignored[] };

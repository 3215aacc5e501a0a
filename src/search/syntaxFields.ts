/** The fields of the search syntax: their names and operators. */

import { type FieldKind, fieldList, type SearchField, searchFields, type TypedNames } from './searchFields.ts';
import { comparisons, type FieldQuery, type SearchKey } from './searchQuery.ts';

export type SyntaxField = {
  readonly key: SearchKey;
  readonly names: TypedNames;
  /** The only side that is searched, if the name implies one. */
  readonly side?: 'desire';
};

/** Keys in the order in which they are printed: type and discipline first. */
const keys = new Set<SearchKey>(['type', 'discipline', ...fieldList.map(({ key }) => key)]);

export const syntaxFields: readonly SyntaxField[] = [...keys].flatMap((key): readonly SyntaxField[] => {
  const { typed }: SearchField = searchFields[key];
  if (!typed) return [];
  const field = { key, names: typed };
  return key === 'effects' ? [field, { key, side: 'desire', names: ['desire'] }] : [field];
});

const fieldsByName = new Map(syntaxFields.flatMap((field) => field.names.map((name) => [name, field])));

/** Returns the field with a typed name, in any letter case. */
export const findSyntaxField = (name: string) => fieldsByName.get(name.toLowerCase());

const operatorsByKind: Readonly<Record<FieldKind, readonly string[]>> = {
  text: [':', '=', '!='],
  word: [':', '=', '!='],
  set: [':', '=', '!='],
  number: [':', '=', '!=', ...comparisons],
};

/** Returns the operators of a field. A name that implies one side accepts only `:`. */
export const operatorsOf = ({ key, side }: SyntaxField) => (side ? [':'] : operatorsByKind[searchFields[key].kind]);

/** Returns a query for one value of a field, as a form would. */
export function fieldQueryOf({ key, side }: SyntaxField, value: unknown): FieldQuery {
  return { [key]: key === 'contains' ? [value] : value, ...(side && { in: [side] }) };
}

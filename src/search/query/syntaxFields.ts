/** The fields of the search syntax: their names and operators. */

import type { FieldKind, Side, TypedNames } from '../fields/field.ts';
import { type AnyField, fieldList, type SearchKey, searchFields } from '../fields/searchFields.ts';
import { comparisons, type FieldQuery } from './searchQuery.ts';

export type SyntaxField = {
  readonly key: SearchKey;
  readonly names: TypedNames;
  readonly help: readonly [meaning: string, example: string];
  /** The only side that is searched, if the name implies one. */
  readonly side?: Side;
};

const fieldWith = (key: SearchKey): Pick<AnyField, 'typed' | 'help' | 'isList' | 'onSide'> => searchFields[key];

/** Keys in the order in which they are printed: type and discipline first. */
const keys = new Set<SearchKey>(['type', 'discipline', ...fieldList.map(({ key }) => key)]);

export const syntaxFields: readonly SyntaxField[] = [...keys].flatMap((key): readonly SyntaxField[] => {
  const { typed, help, onSide } = fieldWith(key);
  if (!typed || !help) return [];
  const field = { key, names: typed, help };
  return onSide ? [field, { key, side: onSide.side, names: onSide.typed, help: onSide.help }] : [field];
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
  return { [key]: fieldWith(key).isList ? [value] : value, ...(side && { in: [side] }) };
}

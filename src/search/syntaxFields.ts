/** The fields as they are typed: their names, and what they may be compared with. */

import { type FieldKind, fieldList, type SearchField, searchFields, type TypedNames } from './searchFields.ts';
import { comparisons, type FieldQuery, type SearchKey } from './searchQuery.ts';

export type SyntaxField = {
  readonly key: SearchKey;
  readonly names: TypedNames;
  /** The one side that is searched, where the name says so. */
  readonly side?: 'desire';
};

/** In the order in which they are printed, the kind of card first. */
const keys = new Set<SearchKey>(['type', 'discipline', ...fieldList.map(({ key }) => key)]);

export const syntaxFields: readonly SyntaxField[] = [...keys].flatMap((key): readonly SyntaxField[] => {
  const { typed }: SearchField = searchFields[key];
  if (!typed) return [];
  const field = { key, names: typed };
  return key === 'effects' ? [field, { key, side: 'desire', names: ['desire'] }] : [field];
});

const fieldsByName = new Map(syntaxFields.flatMap((field) => field.names.map((name) => [name, field])));

/** The field that goes by a name as it was typed, in any letter case. */
export const findSyntaxField = (name: string) => fieldsByName.get(name.toLowerCase());

const operatorsByKind: Readonly<Record<FieldKind, readonly string[]>> = {
  text: [':', '=', '!='],
  word: [':', '=', '!='],
  set: [':', '=', '!='],
  number: [':', '=', '!=', ...comparisons],
};

/** What may stand between a field and its value. A name that means one side alone is only looked for. */
export const operatorsOf = ({ key, side }: SyntaxField) => (side ? [':'] : operatorsByKind[searchFields[key].kind]);

/** One value of a field as a form would ask for it. */
export function fieldQueryOf({ key, side }: SyntaxField, value: unknown): FieldQuery {
  return { [key]: key === 'contains' ? [value] : value, ...(side && { in: [side] }) };
}

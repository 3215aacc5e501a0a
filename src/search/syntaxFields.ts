/** The fields as they are typed: their names, what they may be compared with, and a line for the syntax page. */

import { type FieldKind, searchFields } from './searchFields.ts';
import { comparisons, type FieldQuery, type SearchKey, type Side } from './searchQuery.ts';

export type SyntaxField = {
  readonly key: SearchKey;
  /** The first is printed; all are understood. */
  readonly names: readonly [string, ...string[]];
  /** The one side that is searched, where the name says so. */
  readonly side?: Side;
  readonly meaning: string;
  readonly example: string;
};

export const syntaxFields: readonly SyntaxField[] = [
  { key: 'type', names: ['t', 'type'], meaning: 'Attack, reaction or state.', example: 't:attack' },
  { key: 'discipline', names: ['d', 'discipline'], meaning: 'Physical or mental.', example: 'd:mental' },
  { key: 'name', names: ['name', 'n'], meaning: 'The name contains it.', example: 'name:head' },
  { key: 'effects', names: ['e', 'effects', 'text'], meaning: 'Either side says it.', example: 'e:"gain {T}"' },
  { key: 'effects', side: 'desire', names: ['desire'], meaning: 'The desire side says it.', example: 'desire:forget' },
  { key: 'fearEffects', names: ['fear', 'fear-effects'], meaning: 'The fear side says it.', example: 'fear:{B}' },
  { key: 'flavor', names: ['flavor', 'flavour'], meaning: 'The flavour text says it.', example: 'flavor:lease' },
  { key: 'cost', names: ['cost', 'c'], meaning: 'It costs exactly this.', example: 'cost:{T1}{C0}' },
  {
    key: 'resourceValue',
    names: ['rv', 'value', 'resource-value'],
    meaning: 'Its resource value is this, or compares with it.',
    example: 'rv>=3',
  },
  {
    key: 'set',
    names: ['set', 's'],
    meaning: 'It is from this set: name, abbreviation or number.',
    example: 'set:duel',
  },
  {
    key: 'contains',
    names: ['is', 'contains'],
    meaning: 'It has an activated or a triggered ability.',
    example: 'is:triggered',
  },
];

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

/** The fields of a search, in the canonical order of their parameters. */

import { contains } from './contains.ts';
import { cost } from './cost.ts';
import { damage } from './damage.ts';
import { discipline } from './discipline.ts';
import { does } from './does.ts';
import { effects } from './effects.ts';
import { fearEffects } from './fearEffects.ts';
import type { NumberField, SearchField, TextField } from './field.ts';
import { flavor } from './flavor.ts';
import { inSides } from './inSides.ts';
import { name } from './name.ts';
import { resourceValue } from './resourceValue.ts';
import { set } from './set.ts';
import { type } from './type.ts';

export const searchFields = {
  name,
  effects,
  in: inSides,
  fearEffects,
  flavor,
  discipline,
  type,
  cost,
  resourceValue,
  set,
  contains,
  does,
  damage,
};

export type SearchFields = typeof searchFields;

export type SearchKey = keyof SearchFields;
type KeyOf<Field> = { [Key in SearchKey]: SearchFields[Key] extends Field ? Key : never }[SearchKey];
export type TextKey = KeyOf<TextField>;
export type NumberKey = KeyOf<NumberField>;

/** A field of any value, with its key. A value is only given to the field whose parameter it was read from. */
export type AnyField = SearchField<never, unknown> & { readonly key: SearchKey };

/** The fields as a list, in canonical order. */
export const fieldList: readonly AnyField[] = (Object.keys(searchFields) as SearchKey[]).map((key) => ({
  ...(searchFields[key] as SearchField<never, unknown>),
  key,
}));

/** The text fields, which match if they contain or exactly equal a text. */
export const textKeys = fieldList.filter((field) => 'columns' in field).map(({ key }) => key as TextKey);

export const textFieldOf = (key: TextKey): TextField => searchFields[key];
export const numberFieldOf = (key: NumberKey): NumberField => searchFields[key];

/**
 * The text fields of a search and the texts of a card that each looks through.
 * The predicate, the substring index, the ranking index, the need for card
 * texts and the offers after an empty result are all derived from this table.
 */

import type { CardSummary } from '#game/cards/cardList.ts';
import type { FoldedTexts } from './foldedTexts.ts';
import { type FieldQuery, type TextKey, textKeys } from './searchQuery.ts';

/** Folded texts of a card; `undefined` where it has none. */
export const textColumns = {
  name: ({ foldedName }: CardSummary, _: FoldedTexts): string | undefined => foldedName,
  desire: (_: CardSummary, { effects }: FoldedTexts): string | undefined => effects,
  fear: (_: CardSummary, { fearEffects }: FoldedTexts): string | undefined => fearEffects,
  flavor: (_: CardSummary, { flavor }: FoldedTexts): string | undefined => flavor,
};

export type TextColumn = keyof typeof textColumns;

/** A field matches a card when any of its columns does. */
const columnsByField: Readonly<Record<TextKey, readonly TextColumn[]>> = {
  name: ['name'],
  effects: ['desire', 'fear'],
  fearEffects: ['fear'],
  flavor: ['flavor'],
};

/** The columns that a field looks through. `in` limits `effects` to one side; none or both named means either. */
export const columnsOf = (key: TextKey, { in: sides = [] }: Pick<FieldQuery, 'in'> = {}): readonly TextColumn[] =>
  key === 'effects' && sides.length === 1 ? sides : columnsByField[key];

/** What a word without a field looks through. */
export const wordColumns: readonly TextColumn[] = ['name', 'desire', 'fear'];

/** Whether a field cannot be answered from the list of cards alone, whose only text is the name. */
export const readsTexts = (key: TextKey): boolean => columnsOf(key).some((column) => column !== 'name');

/** The fewest fields that together look through every column. */
export const broadestKeys: readonly TextKey[] = textKeys.filter((key) =>
  textKeys.every((other) => other === key || columnsOf(key).some((column) => !columnsOf(other).includes(column))),
);

/**
 * The text fields of a search and the folded texts of a card that each looks through. The predicate, the substring index,
 * the ranking, the need for card texts and the offers after an empty result are derived from this table.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { foldText } from './foldText.ts';
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

/** Folded once for all searches. A card without a fear side has no `fearEffects`. */
export type FoldedTexts = { readonly effects: string; readonly fearEffects?: string; readonly flavor: string };

/** Folds each text of a card (see `foldText`). */
export function foldCardTexts({ effects, fearEffects, flavor }: CardTexts): FoldedTexts {
  return {
    effects: foldText(effects),
    flavor: foldText(flavor),
    ...(fearEffects !== undefined && { fearEffects: foldText(fearEffects) }),
  };
}

/** The texts of a card that has none, for searches that ask for none. */
export const noTexts: FoldedTexts = { effects: '', flavor: '' };

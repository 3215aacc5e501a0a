/**
 * The text fields of a search and the folded texts of a card that each searches. The predicate, the
 * ranking and the offers after an empty result are derived from this table.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { foldText } from './foldText.ts';
import { type FieldQuery, type TextKey, textKeys } from './searchQuery.ts';

/** Folded texts of a card; `undefined` if the card has no such text. */
export const textColumns = {
  name: ({ foldedName }: CardSummary): string | undefined => foldedName,
  desire: (_: CardSummary, textOf: FoldedTexts): string | undefined => textOf('effects'),
  fear: (_: CardSummary, textOf: FoldedTexts): string | undefined => textOf('fearEffects'),
  flavor: (_: CardSummary, textOf: FoldedTexts): string | undefined => textOf('flavor'),
};

export type TextColumn = keyof typeof textColumns;

/** A field matches a card when any of its columns does. */
const columnsByField: Readonly<Record<TextKey, readonly TextColumn[]>> = {
  name: ['name'],
  effects: ['desire', 'fear'],
  fearEffects: ['fear'],
  flavor: ['flavor'],
};

/** Returns the columns that a field searches. `in` limits `effects` to one side; no side or both sides mean either. */
export const columnsOf = (key: TextKey, { in: sides = [] }: Pick<FieldQuery, 'in'> = {}): readonly TextColumn[] =>
  key === 'effects' && sides.length === 1 ? sides : columnsByField[key];

/** The columns that a word without a field searches. */
export const wordColumns: readonly TextColumn[] = ['name', 'desire', 'fear'];

/** The fewest fields that together search every column. */
export const broadestKeys: readonly TextKey[] = textKeys.filter((key) =>
  textKeys.every((other) => other === key || columnsOf(key).some((column) => !columnsOf(other).includes(column))),
);

type TextOfCard = 'effects' | 'fearEffects' | 'flavor';

/** Returns a folded text of a card (see `foldText`); `undefined` if the card has no such text. */
export type FoldedTexts = (text: TextOfCard) => string | undefined;

/** Folds each text of a card on first use, once for all searches. */
export function foldCardTexts(texts: Partial<Pick<CardTexts, TextOfCard>> = {}): FoldedTexts {
  const folded: { [Text in TextOfCard]?: string } = {};
  return (text) => {
    const own = texts[text];
    if (own !== undefined) folded[text] ??= foldText(own);
    return folded[text];
  };
}

/**
 * The text fields of a search and the folded texts of a card that each looks through. The predicate, the substring index,
 * the ranking, the need for card texts and the offers after an empty result are derived from this table.
 */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { foldText } from './foldText.ts';
import { type FieldQuery, type TextKey, textKeys } from './searchQuery.ts';

/** Folded texts of a card; `undefined` where it has none. */
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

type TextOfCard = 'effects' | 'fearEffects' | 'flavor';

/** A text of a card, folded (see `foldText`); none where the card has no such text. */
export type FoldedTexts = (text: TextOfCard) => string | undefined;

/** Each text is folded when it is first asked for, and once for all searches. */
export function foldCardTexts(texts: Partial<Pick<CardTexts, TextOfCard>>): FoldedTexts {
  const folded: { [Text in TextOfCard]?: string } = {};
  return (text) => {
    const own = texts[text];
    if (own !== undefined) folded[text] ??= foldText(own);
    return folded[text];
  };
}

/** The texts of a card that has none, for searches that ask for none. */
export const noTexts: FoldedTexts = () => undefined;

/** The folded texts of a card that searches read. */

import type { CardSummary, CardTexts } from '#game/cards/cardList.ts';
import { foldText } from './text/foldText.ts';

/** Folded texts of a card; `undefined` if the card has no such text. */
export const textColumns = {
  name: ({ foldedName }: CardSummary): string | undefined => foldedName,
  desire: (_: CardSummary, textOf: FoldedTexts): string | undefined => textOf('effects'),
  fear: (_: CardSummary, textOf: FoldedTexts): string | undefined => textOf('fearEffects'),
  flavor: (_: CardSummary, textOf: FoldedTexts): string | undefined => textOf('flavor'),
};

export type TextColumn = keyof typeof textColumns;

/** The columns that a word without a field searches. */
export const wordColumns: readonly TextColumn[] = ['name', 'desire', 'fear'];

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

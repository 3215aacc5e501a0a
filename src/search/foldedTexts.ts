/** The texts of a card as searches see them. */

import type { CardTexts } from '#game/cards/cardList.ts';
import { foldText } from './foldText.ts';

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

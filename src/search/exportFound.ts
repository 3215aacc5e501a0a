/** Export of search results in one of several formats. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { printedTotal } from '#game/cards/cardSet.ts';
import { type ExportFormat, exportCards } from '#game/cards/exportCards.ts';
import { cardTexts } from './cardTexts.ts';
import { cardSets, cardsOfSet } from './catalogue.ts';

export async function exportFound(format: ExportFormat, found: readonly CardSummary[]): Promise<string> {
  return exportCards(format, found, await cardTexts.load(), cardSets, (set) => printedTotal(cardsOfSet(set)));
}

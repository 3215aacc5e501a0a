/** What was found, to be taken along in some format. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type ExportFormat, exportCards } from '#game/cards/exportCards.ts';
import { loadCardTexts } from './cardTexts.ts';
import { cardSets, cardsOfSet } from './catalogue.ts';

export async function exportFound(format: ExportFormat, found: readonly CardSummary[]): Promise<string> {
  return exportCards(format, found, await loadCardTexts(), cardSets, (set) => cardsOfSet(set).length);
}

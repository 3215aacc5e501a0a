/** The cards of games, loaded with the first one. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import type { Book } from '#game/language/book.ts';
import { allCards } from '#search/catalogue.ts';
import { createLoader } from '#site/loader.ts';

export const gameBook = createLoader(async (): Promise<Book> => (await import('#game/generated/book.ts')).book);

let byId: ReadonlyMap<number, CardSummary> | undefined;

/** The summary of the card that the gallery uses. */
export function summaryOf(card: CardNumber): CardSummary | undefined {
  byId ??= new Map(allCards().map((summary) => [summary.id, summary]));
  return byId.get(printed(card));
}

/** The cards of games, loaded with the first one. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { findSymbol } from '#game/cards/symbol.ts';
import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import type { Item } from '#game/engine/state.ts';
import type { Book } from '#game/language/book.ts';
import { priceOfAbility } from '#game/play/cardWords.ts';
import { allCards } from '#search/catalogue.ts';
import { createLoader } from '#site/loader.ts';

export const gameBook = createLoader(async (): Promise<Book> => (await import('#game/generated/book.ts')).book);

let byId: ReadonlyMap<number, CardSummary> | undefined;

/** The summary of the card that the gallery uses. */
export function summaryOf(card: CardNumber): CardSummary | undefined {
  byId ??= new Map(allCards().map((summary) => [summary.id, summary]));
  return byId.get(printed(card));
}

/** What is paid for an item: for an ability not the cost of its card. */
export const priceOf = (book: Book, item: Item): string | undefined =>
  item.ability === null ? summaryOf(item.card)?.cost : priceOfAbility(book, item);

/** A cost with the announced X, as text: "5 {C}" where no symbol has that number. */
export const withX = (cost: string, x: number): string =>
  cost.replace(/\{(\w)X\}/, (_, kind) => findSymbol(`{${kind}${x}}`)?.token ?? (x > 0 ? ` ${x} {${kind}}` : '')).trim();

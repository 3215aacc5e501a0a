/** Card data for the engine and card texts for the screen, loaded with the first game. */

import type { CardSummary } from '#game/cards/cardList.ts';
import { type CardNumber, printed } from '#game/engine/printedCard.ts';
import { personas } from '#game/generated/personas.ts';
import type { Book } from '#game/language/book.ts';
import type { PrintedTexts, SideTexts } from '#game/play/words.ts';
import { cardTexts } from '#search/cardTexts.ts';
import { allCards } from '#search/catalogue.ts';
import { createLoader } from '#site/loader.ts';

export type GameCards = { readonly book: Book; readonly texts: PrintedTexts };

export const gameCards = createLoader(async (): Promise<GameCards> => {
  const [{ book }, texts] = await Promise.all([import('#game/generated/book.ts'), cardTexts.load()]);
  const all = new Map<number | string, SideTexts>(texts);
  for (const { slug, desire, fear } of personas) all.set(slug, { effects: desire, fearEffects: fear });
  return { book, texts: all };
});

let byId: ReadonlyMap<number, CardSummary> | undefined;

/** The summary of the card that the gallery uses. */
export function summaryOf(card: CardNumber): CardSummary | undefined {
  byId ??= new Map(allCards().map((summary) => [summary.id, summary]));
  return byId.get(printed(card));
}

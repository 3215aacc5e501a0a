/** Finds the card behind a page's address. */

import { activeSetFiles } from '#cards/build/catalogueData.ts';
import type { Card } from '#game/cards/card.ts';
import type { CardSet, CardSetFile } from '#game/cards/cardSet.ts';
import { routes } from '#site/routes.ts';

export type PlacedCard = { readonly card: Card; readonly set: CardSet };

/** Every listed card under the path of its page. */
export const placedCards = (files: readonly CardSetFile[]): ReadonlyMap<string, PlacedCard> =>
  new Map(
    activeSetFiles(files).flatMap((set) =>
      set.cards.map((card) => [routes.card.href(card.set, card.number), { card, set }] as const),
    ),
  );

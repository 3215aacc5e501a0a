/** How much of the game a reader has seen at the end of a game. */

import type { GameEvent } from '#game/engine/event.ts';
import { printed } from '#game/engine/printedCard.ts';
import type { View } from '#game/engine/view.ts';
import { allCards } from '#search/catalogue.ts';

/** The printed cards, without those of the promo set. */
export const cardsInAll = (): number => allCards().filter(({ set }) => set > 0).length;

/** The number of printed cards that were shown to all, or that lie open to the reader. */
export function cardsSeen({ seats, headspace }: View, events: readonly GameEvent[]): number {
  const shown = events.flatMap((event) =>
    event.seenBy === undefined
      ? [
          'source' in event ? event.source : 0,
          'moved' in event ? event.moved : 0,
          'gone' in event ? event.gone : 0,
          'repressed' in event ? (event.repressed ?? 0) : 0,
        ]
      : [],
  );
  const open = seats.flatMap(({ thoughts, condition, memories }) => [
    ...thoughts.map((card) => card ?? 0),
    ...condition.map(({ card }) => card),
    ...memories,
  ]);
  const all = [...shown, ...open, ...headspace.map((place) => place?.card ?? 0)];
  return new Set(all.filter((card) => card > 0).map(printed)).size;
}

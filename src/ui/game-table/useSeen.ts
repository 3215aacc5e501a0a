/**
 * The view of one seat of a game, and everything that is needed to put it into words. Both are the same objects as long as the position
 * is the same, so that parts of the table that depend on nothing else are not rendered again.
 */

import { useMemo } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { viewEvent, viewFor } from '#game/engine/view.ts';
import type { Book } from '#game/language/book.ts';
import type { Wording } from '#game/play/words.ts';
import type { Position } from '#game/position/position.ts';
import type { SeatNumber } from '#game/rules/table.ts';

type Seen = { readonly words: Wording; readonly events: readonly GameEvent[] };

/** @param mayDecide - Without it the seat has no legal decisions. */
export function useSeen(book: Book, { state, events }: Position, seat: SeatNumber, mayDecide = true): Seen {
  const words = useMemo(() => {
    const view = viewFor(book, state, seat);
    return { book, view: mayDecide ? view : { ...view, legal: [] } };
  }, [book, state, seat, mayDecide]);
  const seen = useMemo(() => events.map((event) => viewEvent(event, seat)), [events, seat]);
  return { words, events: seen };
}

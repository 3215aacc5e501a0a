/** A game that is played in this tab: its positions, from the first to the one shown. */

import { useState } from 'react';
import type { Book } from '#game/engine/book.ts';
import type { Decision } from '#game/engine/legal.ts';
import { decide, type Passing, type Position } from '#game/play/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';

type Played = { readonly position: Position; readonly decisions: readonly Decision[] };

export function useGame(book: Book, first: Position, passing: Passing = 'automatic') {
  const start: Played = { position: first, decisions: [] };
  const [past, setPast] = useState<readonly Played[]>([start]);
  const { position, decisions } = past.at(-1) ?? start;
  return {
    position,
    /** Since the first position. */
    decisions,
    /** A decision that is not legal changes nothing. */
    decide(decision: Decision) {
      const next = decide(book, position, decision, { passing });
      if (!isRefusal(next)) setPast([...past, { position: next, decisions: [...decisions, decision] }]);
    },
    undo: () => setPast(past.length > 1 ? past.slice(0, -1) : past),
    restart: () => setPast([start]),
  };
}

/** A game that is played in this tab: its positions, from the first to the one shown. */

import { useState } from 'react';
import type { Book } from '#game/engine/book.ts';
import type { Decision } from '#game/engine/legal.ts';
import { type Automatic, decide, type Position } from '#game/play/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';

/** @param earlier - Decisions that were made before this visit; those that are not legal any more are left out. */
export function useGame(book: Book, first: Position, earlier: readonly Decision[] = []) {
  const [past, setPast] = useState<readonly Position[]>(() => [first, ...replayed(book, first, earlier)]);
  const position = past.at(-1) ?? first;
  return {
    position,
    /** Takes one step for one decision or more. From the first that is not legal on nothing is done. */
    decide(decisions: readonly Decision[], automatic: Automatic = 'passes') {
      let next = position;
      for (const decision of decisions) {
        const after = decide(book, next, decision, automatic);
        if (isRefusal(after)) break;
        next = after;
      }
      if (next !== position) setPast([...past, next]);
    },
    /** Back to the last position that `stop` accepts. */
    undo(stop: (position: Position) => boolean = () => true) {
      const found = past.slice(0, -1).findLastIndex(stop);
      setPast(past.slice(0, Math.max(found, 0) + 1));
    },
    restart: () => setPast([first]),
  };
}

function replayed(book: Book, first: Position, decisions: readonly Decision[]): Position[] {
  const positions: Position[] = [];
  for (const decision of decisions) {
    const next = decide(book, positions.at(-1) ?? first, decision, 'asked');
    if (isRefusal(next)) break;
    positions.push(next);
  }
  return positions;
}

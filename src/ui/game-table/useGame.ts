/** A game that is played in this tab: its positions, from the first to the one shown. */

import { useState } from 'react';
import type { Book } from '#game/engine/book.ts';
import type { Decision } from '#game/engine/legal.ts';
import { decide, type Position } from '#game/play/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';

export function useGame(book: Book, first: Position) {
  const [positions, setPositions] = useState<readonly Position[]>([first]);
  const position = positions.at(-1) ?? first;
  return {
    position,
    decided: positions.length - 1,
    /** A decision that is not legal changes nothing. */
    decide(decision: Decision) {
      const next = decide(book, position, decision);
      if (!isRefusal(next)) setPositions([...positions, next]);
    },
    undo: () => setPositions(positions.length > 1 ? positions.slice(0, -1) : positions),
    restart: () => setPositions([first]),
  };
}

/** State of a game that is played in this tab: its positions, from the first to the current one. */

import { useState } from 'react';
import type { Decision } from '#game/engine/legal.ts';
import type { Book } from '#game/language/book.ts';
import { type Automatic, decideAndPass, type Position } from '#game/position/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';

export function useGame(book: Book, first: Position) {
  const [past, setPast] = useState<readonly Position[]>([first]);
  const position = past.at(-1) ?? first;
  return {
    position,
    /** Makes decisions in one step. Stops at the first that is not legal. */
    decide(decisions: readonly Decision[], automatic?: Automatic) {
      const last = decisions.reduce((before, decision) => {
        const next = decideAndPass(book, before, decision, automatic);
        return isRefusal(next) ? before : next;
      }, position);
      if (last !== position) setPast([...past, last]);
    },
    undo: () => setPast(past.length > 1 ? past.slice(0, -1) : past),
    restart: () => setPast([first]),
  };
}

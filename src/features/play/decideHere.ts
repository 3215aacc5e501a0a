/** The easy opponent on the main thread, for a page whose worker cannot start. */

import { type Decided, decideInPieces } from '#game/bot/decide.ts';
import { yieldToMain } from '#site/scheduling.ts';
import type { Asked } from './playState.ts';

/** Milliseconds of thinking before yielding to input and rendering. */
const pieceMs = 8;

export async function decideHere({ book, view, seed }: Asked): Promise<Decided> {
  const pieces = decideInPieces(view, { book, level: 'easy', seed });
  let began = performance.now();
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
    if (performance.now() - began < pieceMs) continue;
    await yieldToMain();
    began = performance.now();
  }
}

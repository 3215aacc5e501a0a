/** The worker in which the opponent decides. It gets the cards once, and then only what one seat may know. */

import { type Decided, decide } from '#game/bot/decide.ts';
import type { View } from '#game/engine/view.ts';
import type { Book } from '#game/language/book.ts';
import type { AppLevel } from '#game/play/playedGame.ts';

export type BotQuestion =
  | { readonly book: Book }
  | { readonly id: number; readonly view: View; readonly level: AppLevel; readonly seed: number };
export type BotAnswer = { readonly id: number; readonly decided: Decided };

/** Milliseconds for one decision. */
const mostTime = 360;

let book: Book | undefined;

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  if ('book' in data) {
    book = data.book;
    return;
  }
  if (!book) throw new Error('The opponent was asked before it was told the cards.');
  const { id, view, level, seed } = data;
  const began = performance.now();
  /** Whether another sampled world would exceed the time limit, if it takes as long as the average so far. */
  const stop = (iterations: number) => (performance.now() - began) * (1 + 1 / iterations) > mostTime;
  const answer: BotAnswer = { id, decided: decide(view, { book, level, seed, stop }) };
  postMessage(answer);
});

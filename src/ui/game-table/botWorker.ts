/** The worker in which the opponent decides and judges. It gets the cards once, and then only what one seat may know. */

import { type Decided, decide } from '#game/bot/decide.ts';
import { type Chances, type JudgeQuestion, judge } from '#game/bot/judge.ts';
import type { View } from '#game/engine/view.ts';
import type { Book } from '#game/language/book.ts';
import type { AppLevel } from '#game/play/playedGame.ts';

export type BotQuestion =
  | { readonly book: Book }
  | { readonly id: number; readonly view: View; readonly level: AppLevel; readonly seed: number }
  | { readonly judge: JudgeQuestion };
export type BotAnswer = { readonly id: number; readonly decided: Decided } | { readonly chances: Chances };

/** Milliseconds for one decision. */
const mostTime = 360;

let book: Book | undefined;

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  if ('book' in data) {
    book = data.book;
    return;
  }
  if (!book) throw new Error('The opponent was asked before it was told the cards.');
  postMessage('judge' in data ? { chances: judge(book, data.judge) } : answer(book, data));
});

function answer(book: Book, { id, view, level, seed }: Extract<BotQuestion, { level: AppLevel }>): BotAnswer {
  const began = performance.now();
  /** Whether another sampled world would exceed the time limit, if it takes as long as the average so far. */
  const stop = (iterations: number) => (performance.now() - began) * (1 + 1 / iterations) > mostTime;
  return { id, decided: decide(view, { book, level, seed, stop }) };
}

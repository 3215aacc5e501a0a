/** A review in progress. It can be paused and continued: what has been judged is kept as long as the page lives. */

import type { Book } from '#game/language/book.ts';
import type { Position } from '#game/position/position.ts';
import { ownDecisions } from '#game/review/ownDecisions.ts';
import { type Review, reviewDecisions } from '#game/review/review.ts';
import { createStore } from '#site/createStore.ts';
import { type StartWorker, startBotWorker } from '#ui/game-table/startBot.ts';

/** How far it has come, from 0 to 1, until there is a review. */
export type ReviewState =
  | { readonly stage: 'paused' | 'running' | 'failed'; readonly done: number }
  | { readonly stage: 'ready'; readonly review: Review };

export type ReviewRun = ReturnType<typeof createReviewRun>;

/** The same for every reader, so that a review says the same again. */
const seed = 1;

export function createReviewRun(
  book: Book,
  game: Pick<Position, 'start' | 'decisions'>,
  seat: number,
  start: StartWorker = startBotWorker,
) {
  const steps = reviewDecisions(ownDecisions(book, game, seat), seed);
  let step = steps.next();
  let worker: ReturnType<StartWorker> | undefined;
  const { get, set, subscribe } = createStore<ReviewState>({ stage: 'paused', done: 0 });

  const done = () => (step.done ? 1 : step.value.done);

  function stop(stage: 'paused' | 'failed'): void {
    worker?.end();
    worker = undefined;
    if (!step.done) set({ stage, done: done() });
  }

  function goOn(): void {
    if (step.done) {
      worker?.end();
      worker = undefined;
      set({ stage: 'ready', review: step.value });
      return;
    }
    set({ stage: 'running', done: done() });
    worker?.ask({ judge: step.value.question });
  }

  return {
    get,
    subscribe,
    /** Begins or continues. */
    run(): void {
      if (worker || get().stage === 'ready') return;
      try {
        worker = start(
          (answer) => {
            if (!('chances' in answer)) return;
            step = steps.next(answer.chances);
            goOn();
          },
          () => stop('failed'),
        );
        worker.ask({ book });
        goOn();
      } catch {
        stop('failed');
      }
    },
    pause: () => stop('paused'),
  };
}

const runs = new Map<string, ReviewRun>();

/** The review of a game, by the code of its position. */
export function reviewRunOf(code: string, begin: () => ReviewRun): ReviewRun {
  const run = runs.get(code) ?? begin();
  runs.set(code, run);
  return run;
}

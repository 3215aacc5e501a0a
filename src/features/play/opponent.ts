/**
 * The app's opponent. Runs in a worker, which is restarted once if it dies. Without a worker the easy opponent decides
 * on the main thread: it is loaded when a game begins, because a device without a network may need it later.
 */

import type { Decided } from '#game/bot/decide.ts';
import type { Book } from '#game/language/book.ts';
import { createLoader } from '#site/loader.ts';
import { type StartWorker, startBotWorker } from '#ui/game-table/startBot.ts';
import type { Asked, Opponent } from './playState.ts';

/** Milliseconds after which a worker without an answer counts as dead; an answer is due within half a second. */
const timeoutMs = 10_000;
const mostStarts = 2;

const withoutWorker = createLoader(() => import('./decideHere.ts'));

export function createOpponent(start: StartWorker = startBotWorker): Opponent {
  let starts = 0;
  let worker: ReturnType<StartWorker> | undefined;
  let questions = 0;
  /** The open question. It is answered without a decision when its worker has died. */
  let open: { readonly id: number; readonly answer: (decided?: Decided) => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Ends the worker. An open question is never answered. */
  function rest(): void {
    clearTimeout(timer);
    open = undefined;
    worker?.end();
    worker = undefined;
  }

  function startWith(book: Book): ReturnType<StartWorker> {
    const started = start(
      (answer) => 'decided' in answer && open?.id === answer.id && open.answer(answer.decided),
      () => open?.answer(),
    );
    started.ask({ book });
    void withoutWorker.load().catch(() => undefined);
    return started;
  }

  /** Resolves to `undefined` if the worker died at the question, or before it. */
  function askWorker({ book, ...asked }: Asked): Promise<Decided | undefined> {
    return new Promise((resolve) => {
      worker ??= startWith(book);
      const id = ++questions;
      const answer = (decided?: Decided) => {
        clearTimeout(timer);
        if (!decided) rest();
        resolve(decided);
      };
      open = { id, answer };
      timer = setTimeout(answer, timeoutMs);
      worker.ask({ id, ...asked });
    });
  }

  return {
    rest,
    async decide(asked) {
      while (starts < mostStarts) {
        const decided = await askWorker(asked).catch(() => undefined);
        if (decided) return decided;
        starts += 1;
      }
      const { decideHere } = await withoutWorker.load();
      return { ...(await decideHere(asked)), easy: true };
    },
  };
}

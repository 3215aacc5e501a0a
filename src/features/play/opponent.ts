/**
 * The app's opponent: in a worker, or, where there is none, the easy one on the main thread, in pieces. A worker that
 * dies is started once more.
 */

import { type Decided, decideInPieces } from '#game/bot/decide.ts';
import { yieldToMain } from '#site/scheduling.ts';
import type { BotAnswer, BotQuestion } from './botWorker.ts';
import workerUrl from './botWorker.ts?worker&url';
import type { Asked, Opponent } from './playRunner.ts';

type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Milliseconds after which a worker that has not answered counts as dead; it is to answer in half a second. */
const patienceMs = 10_000;
const mostStarts = 2;

/** The content security policy knows this Trusted Types policy by name; it accepts no other script address. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('bot-url', {
        createScriptURL(url) {
          if (url !== workerUrl) throw new TypeError(`Not the address of the opponent: ${url}`);
          return url;
        },
      });

const startWorker = (): BotWorker =>
  new Worker((policy?.createScriptURL(workerUrl) ?? workerUrl) as string, { type: 'module' });

/** @param start Throws where there are no workers. */
export function createOpponent(start: () => BotWorker = startWorker): Opponent {
  let starts = 0;
  let worker: BotWorker | undefined;
  let questions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A question that is still open stays so. */
  function rest(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  }

  /** Resolves to `undefined` where the worker died of the question, or before it. */
  function askWorker({ book, ...asked }: Asked): Promise<Decided | undefined> {
    return new Promise((resolve) => {
      if (!worker) {
        worker = start();
        worker.postMessage({ book } satisfies BotQuestion);
      }
      const id = ++questions;
      const settle = (decided?: Decided) => {
        clearTimeout(timer);
        if (!decided) rest();
        resolve(decided);
      };
      timer = setTimeout(settle, patienceMs);
      worker.onerror = () => settle();
      worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        if (data.id === id) settle(data.decided);
      };
      worker.postMessage({ id, ...asked } satisfies BotQuestion);
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
      return { ...(await decideHere(asked)), easy: true };
    },
  };
}

/** Milliseconds of thinking without a pause for input and rendering. */
const pieceMs = 8;

async function decideHere({ book, view, seed }: Asked): Promise<Decided> {
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

/** A review goes on where it stopped, and says the same as one that was never stopped. */

import { expect, test, vi } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { judge } from '#game/bot/judge.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { beginAt, extend } from '#game/position/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';
import type { StartWorker } from '#ui/game-table/startBot.ts';
import { createReviewRun } from './reviewRun.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);

/** You take an idea instead of hitting Twice, who has one point of corpus left. */
const table = {
  seats: [
    { name: 'You', corpus: 3, cerebrium: 3, ticks: 1, thoughts: [102, 104, 109] },
    { name: 'Twice', corpus: 1, thoughts: [106] },
  ],
};
const played = extend(book, beginAt(book, { table }), { do: 'take', slot: 0 });
if (isRefusal(played)) throw new Error(played.refused);

/** Workers that judge as the real one does, unless they die at a question. */
function workers(dies: (asked: number) => boolean = () => false) {
  let asked = 0;
  const start: StartWorker = (answered, died) => {
    let isOver = false;
    return {
      ask(question) {
        if (!('judge' in question)) return;
        asked += 1;
        const isDying = dies(asked);
        queueMicrotask(() => {
          if (isOver) return;
          if (isDying) died();
          else answered({ chances: judge(book, question.judge) });
        });
      },
      end: () => {
        isOver = true;
      },
    };
  };
  return { start, asked: () => asked };
}

/** Only a failure takes this long: machines differ. */
const patience = { timeout: 10_000 };

const isReady = (run: ReturnType<typeof createReviewRun>) => vi.waitUntil(() => run.get().stage === 'ready', patience);

test('a review that is cancelled, and one whose worker dies, go on where they stopped', async () => {
  const whole = workers();
  const through = createReviewRun(book, played, 0, whole.start);
  through.run();
  await isReady(through);

  const dying = workers((asked) => asked === 2);
  const stopped = createReviewRun(book, played, 0, dying.start);
  expect(stopped.get()).toEqual({ stage: 'paused', done: 0 });
  stopped.run();
  expect(stopped.get().stage).toBe('running');
  await vi.waitUntil(() => stopped.get().stage === 'failed', patience);
  expect(stopped.get()).toMatchObject({ done: expect.any(Number) });
  stopped.run();
  stopped.pause();
  expect(stopped.get().stage).toBe('paused');
  stopped.run();
  await isReady(stopped);
  expect(stopped.get()).toEqual(through.get());
  // The question at which the worker died, and the one at which the review was cancelled, are asked again.
  expect(dying.asked()).toBe(whole.asked() + 2);
});

test('without workers the review says that it has stopped', () => {
  const run = createReviewRun(book, played, 0, () => {
    throw new Error('This browser has no workers.');
  });
  run.run();
  expect(run.get()).toEqual({ stage: 'failed', done: 0 });
});

import { expect, test } from 'vitest';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { decide } from '#game/bot/decide.ts';
import { newGame } from '#game/engine/newGame.ts';
import { viewFor } from '#game/engine/view.ts';
import { compileBook } from '#game/language/compileBook.ts';
import type { BotQuestion } from '#ui/game-table/botWorker.ts';
import type { StartWorker } from '#ui/game-table/startBot.ts';
import { createOpponent } from './opponent.ts';

const { sets, personas } = await loadCardData();
const book = compileBook(sets, personas);
const { state } = newGame(book, {
  seats: [{ name: 'A' }, { name: 'B' }],
  sets: [1, 2],
  modules: [],
  seed: 5,
  first: 0,
});
const asked = { book, view: viewFor(book, state, 0), level: 'normal', seed: 3 } as const;

/** Starts fake workers that answer as the real one does, or die at the first question. */
const worker =
  (dies: () => boolean, questions: BotQuestion[] = []): StartWorker =>
  (answered, died) => {
    const isDying = dies();
    return {
      ask(question) {
        questions.push(question);
        if (!('view' in question)) return;
        const { id, view } = question;
        queueMicrotask(() => (isDying ? died() : answered({ id, decided: decide(view, { ...question, book }) })));
      },
      end: () => undefined,
    };
  };

test('the opponent gets the cards once, and then only what its seat may know', async () => {
  const questions: BotQuestion[] = [];
  const opponent = createOpponent(worker(() => false, questions));
  expect(await opponent.decide(asked)).toEqual(decide(asked.view, asked));
  await opponent.decide(asked);
  expect(questions.map((question) => Object.keys(question).toSorted())).toEqual([
    ['book'],
    ['id', 'level', 'seed', 'view'],
    ['id', 'level', 'seed', 'view'],
  ]);
});

test('a worker that dies is restarted once, and the question is repeated', async () => {
  let started = 0;
  const opponent = createOpponent(worker(() => ++started === 1));
  expect(await opponent.decide(asked)).toEqual(decide(asked.view, asked));
  expect(started).toBe(2);
});

test.each<[string, StartWorker]>([
  ['dies each time', worker(() => true)],
  [
    'cannot be started',
    () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  ],
])('when the worker %s, the easy opponent decides on the main thread', async (_what, start) => {
  const opponent = createOpponent(start);
  const easy = { ...decide(asked.view, { ...asked, level: 'easy' }), easy: true };
  expect(await opponent.decide(asked)).toEqual(easy);
  expect(await opponent.decide(asked)).toEqual(easy);
});

test('after a rest the opponent starts a new worker for the next question', async () => {
  let started = 0;
  const opponent = createOpponent(worker(() => ++started > 2));
  await opponent.decide(asked);
  opponent.rest();
  expect(await opponent.decide(asked)).toEqual(decide(asked.view, asked));
  expect(started).toBe(2);
});

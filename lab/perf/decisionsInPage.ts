/** Times the rules engine, the hard opponent and the review of a game. Runs in a page. */

import '../../src/ui/game-table/botWorker.ts';
import { judge } from '../../src/game/bot/judge.ts';
import type { Decision } from '../../src/game/engine/legal.ts';
import type { GameSetup } from '../../src/game/engine/newGame.ts';
import { draw, randomFrom } from '../../src/game/engine/random.ts';
import { type View, viewFor } from '../../src/game/engine/view.ts';
import type { Book } from '../../src/game/language/book.ts';
import { beginAt, decideAndPass, type Position } from '../../src/game/position/position.ts';
import { ownDecisions } from '../../src/game/review/ownDecisions.ts';
import { reviewDecisions } from '../../src/game/review/review.ts';
import { isRefusal } from '../../src/game/rules/refusal.ts';
import type { BotAnswer, BotQuestion } from '../../src/ui/game-table/botWorker.ts';

/** Milliseconds of each decision. */
export type Times = { readonly engine: number[]; readonly opponent: number[] };

/**
 * Plays a game with random decisions, except those of the hard opponent. The engine's time includes automatic
 * follow-up decisions and the next view. Ends early after `most` decisions of the opponent.
 */
export function timeGame(book: Book, setup: GameSetup, opponentSeat: number | null, most: number): Times {
  const random = randomFrom(setup.seed);
  const times: Times = { engine: [], opponent: [] };
  const ask = connectOpponent(book, setup.seed);
  let position = beginAt(book, { setup });
  let view = viewOf(book, position);
  while (!view.outcome && times.opponent.length < most) {
    const options = view.legal.filter(({ do: what }) => what !== 'withdraw');
    const isOpponent = position.state.pending?.seat === opponentSeat;
    const decision = isOpponent ? timed(times.opponent, () => ask(view)) : options[draw(random, options.length)];
    if (!decision) throw new Error('Somebody has nothing to decide.');
    [position, view] = timed(times.engine, () => {
      const next = decideAndPass(book, position, decision);
      if (isRefusal(next)) throw new Error(next.refused);
      return [next, viewOf(book, next)] as const;
    });
  }
  return times;
}

/** Milliseconds of the review of a game. */
export function timeReview(book: Book, game: Pick<Position, 'start' | 'decisions'>): number {
  const started = performance.now();
  const steps = reviewDecisions(ownDecisions(book, game, 0), 1);
  let step = steps.next();
  while (!step.done) step = steps.next(judge(book, step.value.question));
  return performance.now() - started;
}

const viewOf = (book: Book, { state }: Position) => viewFor(book, state, state.pending?.seat ?? 0);

function timed<Result>(times: number[], work: () => Result): Result {
  const started = performance.now();
  const result = work();
  times.push(performance.now() - started);
  return result;
}

/** Exchanges messages with the worker's script, which runs in the page and answers before `dispatchEvent` returns. */
function connectOpponent(book: Book, seed: number): (view: View) => Decision | undefined {
  let decision: Decision | undefined;
  const take = (answer: BotAnswer) => {
    if ('decided' in answer) decision = answer.decided.decision;
  };
  Object.assign(globalThis, { postMessage: take });
  const send = (data: BotQuestion) => dispatchEvent(new MessageEvent('message', { data }));
  send({ book });
  return (view) => {
    send({ id: 0, view, level: 'hard', seed });
    return decision;
  };
}

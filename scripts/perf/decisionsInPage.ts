/** Times the rules engine for each decision of a game. Runs in a page. */

import type { Book } from '#game/engine/book.ts';
import { type GameSetup, newGame } from '#game/engine/newGame.ts';
import { draw, randomFrom } from '#game/engine/random.ts';
import { viewFor } from '#game/engine/view.ts';
import { decide, type Position } from '#game/play/position.ts';
import { isRefusal } from '#game/rules/refusal.ts';

/** Milliseconds of each decision of a random game, including automatic follow-up decisions and the next view. */
export function timeDecisions(book: Book, setup: GameSetup): number[] {
  const random = randomFrom(setup.seed);
  const times: number[] = [];
  let position: Position = { ...newGame(book, setup), decisions: [] };
  let view = viewOf(book, position);
  while (!view.outcome) {
    const options = view.legal.filter(({ do: what }) => what !== 'withdraw');
    const decision = options[draw(random, options.length)];
    if (!decision) throw new Error('Somebody has nothing to decide.');
    const started = performance.now();
    const next = decide(book, position, decision);
    if (isRefusal(next)) throw new Error(next.refused);
    view = viewOf(book, next);
    times.push(performance.now() - started);
    position = next;
  }
  return times;
}

const viewOf = (book: Book, { state }: Position) => viewFor(book, state, state.pending?.seat ?? 0);

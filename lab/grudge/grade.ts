/** How hard a grudge is: how many of the app's levels would go wrong on the way to its goal. */

import { decide, type Level } from '../../src/game/bot/decide.ts';
import { applyInPlace } from '../../src/game/engine/apply.ts';
import { copyState } from '../../src/game/engine/copyState.ts';
import type { Decision } from '../../src/game/engine/legal.ts';
import type { State } from '../../src/game/engine/state.ts';
import { viewFor } from '../../src/game/engine/view.ts';
import { type Goal, you } from '../../src/game/grudge/goal.ts';
import { after, canReach, choicesOf, newSearch } from '../../src/game/grudge/reach.ts';
import type { Book } from '../../src/game/language/book.ts';

const levels: readonly Level[] = ['easy', 'normal', 'hard'];

export const gradeOf = (book: Book, goal: Goal, from: State, solution: readonly Decision[]): number =>
  levels.filter((level) => misses(book, goal, from, solution, level)).length;

/** Whether the level makes a decision, somewhere on the line, after which the goal cannot be reached any more. */
function misses(book: Book, goal: Goal, from: State, solution: readonly Decision[], level: Level): boolean {
  const search = newSearch(book, goal, true, Number.POSITIVE_INFINITY);
  const state = copyState(from);
  for (const [seed, next] of solution.entries()) {
    if (state.pending?.seat === you && choicesOf(book, state).length > 1) {
      const { decision } = decide(viewFor(book, state, you), { book, level, seed });
      if (!canReach(search, after(book, state, decision))) return true;
    }
    applyInPlace({ book, state }, next);
  }
  return false;
}

/** The decisions of the rival in a grudge, and hints for you: he finds every way to keep you from the goal. */

import type { Decision } from '../engine/legal.ts';
import type { State } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import type { Grudge } from './grudge.ts';
import { after, canReach, choicesOf, newSearch } from './reach.ts';

/** Remembers what it has searched. No search is long: only positions are kept that were searched whole when they were found. */
export function createRival(book: Book, { goal, opening, solution }: Grudge) {
  const search = newSearch(book, goal, true, Number.POSITIVE_INFINITY);
  const line = [...opening, ...solution];

  /** The next decision of the solution, as long as it is followed. */
  function next(made: readonly Decision[]): Decision | undefined {
    const follows = made.every((decision, place) => JSON.stringify(decision) === JSON.stringify(line[place]));
    return follows ? line[made.length] : undefined;
  }

  /** The first decision after which the goal can be reached, or cannot. */
  const firstThat = (state: State, reaches: boolean): Decision | undefined =>
    choicesOf(book, state).find((decision) => canReach(search, after(book, state, decision)) === reaches);

  return {
    /** He follows the solution as long as you do, and else refutes you if he can. */
    answer(made: readonly Decision[], state: State): Decision | undefined {
      const [only, ...more] = choicesOf(book, state);
      return more.length === 0 ? only : (next(made) ?? firstThat(state, false) ?? more.at(-1));
    },
    /** A decision of yours that still leads to the goal. */
    hint: (made: readonly Decision[], state: State): Decision | undefined => next(made) ?? firstThat(state, true),
    /** Whether you can still reach the goal. */
    canBeBeaten: (state: State): boolean => canReach(search, state),
  };
}

export type Rival = ReturnType<typeof createRival>;

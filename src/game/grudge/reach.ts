/** Whether you can reach a goal against every answer of the rival: an exhaustive search, with all cards open. */

import { applyInPlace } from '../engine/apply.ts';
import { copyState } from '../engine/copyState.ts';
import { type Decision, legalDecisions } from '../engine/legal.ts';
import type { State } from '../engine/state.ts';
import type { Book } from '../language/book.ts';
import { type Goal, isReached, you } from './goal.ts';

export type Search = {
  readonly book: Book;
  readonly goal: Goal;
  /** Whether a line in which a card is drawn or picked at random counts; if not, you have failed there. */
  readonly draws: boolean;
  /** Positions that may still be searched. */
  left: number;
  /** Positions before an action that have been searched. */
  readonly known: Map<string, boolean>;
};

export const newSearch = (book: Book, goal: Goal, draws: boolean, left: number): Search => ({
  book,
  goal,
  draws,
  left,
  known: new Map(),
});

/** Thrown when a search would take too long. */
export class TooLong extends Error {}

/** All decisions but to withdraw, which leads back to where the announcement began. */
export const choicesOf = (book: Book, state: State): Decision[] =>
  legalDecisions({ book, state }).filter((decision) => decision.do !== 'withdraw');

export function after(book: Book, state: State, decision: Decision): State {
  const next = copyState(state);
  applyInPlace({ book, state: next }, decision);
  return next;
}

/** Changed by each draw. A shuffle of the cards of the dead changes more, but the game is over then. */
const drawn = ({ head, random }: State) => [random[3], head.length, head[0]] as const;

export function canReach(search: Search, state: State): boolean {
  // Who has seen a card makes no difference when all cards are open.
  return leads(search, copyState({ ...state, known: {} }));
}

/** Changes the state: decisions without a choice are made in it. */
function leads(search: Search, state: State): boolean {
  const { book, goal } = search;
  for (;;) {
    const reached = isReached(goal, state);
    if (reached !== undefined) return reached;
    const choices = choicesOf(book, state);
    const [only, ...more] = choices;
    if (!only) return false;
    if (more.length > 0) return remembered(search, state, choices);
    if (!made(search, state, only)) return false;
  }
}

/** Makes the decision in the state. Returns whether the line counts. */
function made({ book, draws }: Search, state: State, decision: Decision): boolean {
  const [random, length, top] = drawn(state);
  applyInPlace({ book, state }, decision);
  if (draws || state.outcome) return true;
  const after = drawn(state);
  return after[0] === random && after[1] >= length && (after[2] === top || length === 0);
}

function remembered(search: Search, state: State, choices: readonly Decision[]): boolean {
  const key = state.pending?.kind === 'action' ? keyOf(state) : '';
  const known = search.known.get(key);
  if (known !== undefined) return known;
  search.left -= 1;
  if (search.left < 0) throw new TooLong();
  const goesWell = (decision: Decision) => {
    const next = copyState(state);
    return made(search, next, decision) && leads(search, next);
  };
  const found = state.pending?.seat === you ? choices.some(goesWell) : choices.every(goesWell);
  if (key !== '') search.known.set(key, found);
  return found;
}

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

/** The same for positions that differ only in the order of cards in thoughts and memories. The stem is empty. */
function keyOf({ turn, active, head, headspace, random, seats }: State): string {
  const clones = seats.map(
    ({ corpus, cerebrium, ticks, owedTicks, thoughts, condition, memories, nextAttack, personaUsed }) => [
      [corpus.real, corpus.transient, cerebrium.real, cerebrium.transient, ticks, owedTicks, nextAttack, personaUsed],
      sorted(thoughts),
      condition.map(({ card, side, used }) => `${card}${side}${used}`),
      sorted(memories),
    ],
  );
  return [turn, active, head, headspace.map((slot) => slot?.card), random, ...clones.flat()].join('|');
}

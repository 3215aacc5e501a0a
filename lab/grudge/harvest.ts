/** Grudges from a game between opponents: positions in which just one line reaches a goal. */

import { decide, type Level } from '../../src/game/bot/decide.ts';
import { apply, applyInPlace } from '../../src/game/engine/apply.ts';
import { copyState } from '../../src/game/engine/copyState.ts';
import { type Decision, legalDecisions } from '../../src/game/engine/legal.ts';
import { type GameSetup, newGame } from '../../src/game/engine/newGame.ts';
import type { State } from '../../src/game/engine/state.ts';
import { viewFor } from '../../src/game/engine/view.ts';
import { type Goal, isReached, rival, you } from '../../src/game/grudge/goal.ts';
import type { Grudge } from '../../src/game/grudge/grudge.ts';
import { canReach, newSearch, TooLong } from '../../src/game/grudge/reach.ts';
import type { Book } from '../../src/game/language/book.ts';
import { isRefusal } from '../../src/game/rules/refusal.ts';
import { type Candidate, candidatesAt, stateOf, type Track, withPoints } from './candidates.ts';
import { gradeOf } from './grade.ts';
import { type Line, onlyLine } from './line.ts';
import { hasOnlySolution, wholeGraph } from './wholeGraph.ts';

export type Found = Candidate &
  Line & {
    /** How many of three levels miss it. */
    readonly grade: number;
  };

export type Counts = Record<string, number>;
export const count = (counts: Counts, what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** Turns before this one are too early for an end. */
const earliestTurn = 5;
/** Positions that a search may look at, by goal, and positions of the second solver. */
const limits: Readonly<Record<Goal, { search: number; graph: number }>> = {
  win: { search: 6000, graph: 40_000 },
  survive: { search: 10_000, graph: 40_000 },
};
const mostPoints = 20;

/** Plays a game, and yields what is found in it. */
export function* harvest(book: Book, setup: GameSetup, level: Level, counts: Counts): Generator<Found> {
  let { state } = newGame(book, setup);
  let acted = 0;
  for (let made = 0; state.pending && made < 2000; made += 1) {
    const { seat, kind } = state.pending;
    if (kind === 'action' && state.turn >= earliestTurn && state.turn > acted) {
      acted = state.turn;
      for (const candidates of candidatesAt(book, state, seat)) yield* firstGrudge(book, candidates, counts);
    }
    const legal = legalDecisions({ book, state }).filter((decision) => decision.do !== 'withdraw');
    const decision =
      legal.length === 1 && legal[0]
        ? legal[0]
        : decide(viewFor(book, state, seat), { book, level, seed: setup.seed * 5000 + made }).decision;
    const next = apply(book, state, decision);
    if (isRefusal(next)) return;
    state = next.state;
  }
}

/**
 * Makes each candidate as hard as it can be: the rival gets the most points with which he can still be beaten, or you the
 * fewest with which you can survive. Yields the first to which one line leads.
 */
function* firstGrudge(book: Book, candidates: readonly Candidate[], counts: Counts): Generator<Found> {
  const tried = new Set<string>();
  for (const candidate of candidates) {
    const { goal, table, opening } = candidate;
    const text = JSON.stringify([table, opening]);
    if (tried.has(text)) continue;
    tried.add(text);
    for (const track of ['corpus', 'cerebrium'] as const) {
      count(counts, `${goal}: tried`);
      try {
        const hardest = hardestOf(book, candidate, track);
        const found = hardest && provenGrudge(book, hardest, counts);
        if (!hardest) count(counts, `${goal}: always or never`);
        if (!found) continue;
        yield found;
        return;
      } catch (error) {
        if (!(error instanceof TooLong)) throw error;
        count(counts, `${goal}: too long`);
      }
    }
  }
}

const reaches = (book: Book, candidate: Candidate): boolean => {
  const { goal } = candidate;
  const state = stateOf(book, candidate);
  return state !== undefined && canReach(newSearch(book, goal, false, limits[goal].search), state);
};

function hardestOf(book: Book, candidate: Candidate, track: Track): Candidate | undefined {
  const { goal } = candidate;
  const seat = goal === 'survive' ? you : rival;
  // From hard to easy for you.
  const ordered = Array.from({ length: mostPoints }, (_, place) => (seat === rival ? mostPoints - place : place + 1));
  const points = (place: number) => withPoints(candidate, seat, track, ordered[place] ?? 1);
  let [hard, easy] = [0, mostPoints - 1];
  if (!reaches(book, points(easy)) || reaches(book, points(hard))) return undefined;
  while (easy - hard > 1) {
    const middle = Math.floor((hard + easy) / 2);
    if (reaches(book, points(middle))) easy = middle;
    else hard = middle;
  }
  return points(easy);
}

/** Whether a card is drawn, or something picked at random, before the last decision of the line. */
function drawsOn(book: Book, from: State, line: readonly Decision[]): boolean {
  const state = copyState(from);
  for (const decision of line.slice(0, -1)) {
    applyInPlace({ book, state }, decision);
    if (state.random[3] !== from.random[3] || state.head[0] !== from.head[0]) return true;
  }
  return false;
}

/** At least three decisions, or a reaction. */
const isLongEnough = ({ own, answers, reactions }: Line) =>
  own.length + answers >= 3 || (reactions > 0 && own.length > 0);

function provenGrudge(book: Book, candidate: Candidate, counts: Counts): Found | undefined {
  const { goal } = candidate;
  const state = stateOf(book, candidate);
  if (!state) return undefined;
  const line = onlyLine(newSearch(book, goal, true, limits[goal].search), state);
  if (!line) {
    count(counts, `${goal}: several lines`);
    return undefined;
  }
  if (drawsOn(book, state, line.decisions)) {
    count(counts, `${goal}: draws`);
    return undefined;
  }
  if (!isLongEnough(line)) {
    count(counts, `${goal}: too short`);
    return undefined;
  }
  const checked = isOnlySolution(book, goal, state, line.own);
  count(counts, `${goal}: ${checked}`);
  return checked === 'found' ? { ...candidate, ...line, grade: gradeOf(book, goal, state, line.decisions) } : undefined;
}

/** Whether both solvers still find this solution and no other. */
export function isProven(book: Book, { goal, solution, ...candidate }: Grudge): boolean {
  const state = stateOf(book, { goal, ...candidate });
  if (!state) return false;
  const line = onlyLine(newSearch(book, goal, true, Number.POSITIVE_INFINITY), state);
  return (
    line !== undefined &&
    JSON.stringify(line.decisions) === JSON.stringify(solution) &&
    isOnlySolution(book, goal, state, line.own) === 'found'
  );
}

/** Asks the second solver whether there is no other solution. */
function isOnlySolution(book: Book, goal: Goal, from: State, own: readonly string[]) {
  const graph = wholeGraph(book, from, (state) => isReached(goal, state), limits[goal].graph);
  if (!graph) return 'too long for the second solver';
  return hasOnlySolution(graph, own) ? 'found' : 'refuted by the second solver';
}

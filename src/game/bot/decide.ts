/**
 * The app's opponent. It gets what its seat may know and a seed, and nothing else: the same view and seed always give
 * the same decision, and cards that the seat has not seen cannot change it.
 */

import { applyInPlace } from '../engine/apply.ts';
import type { Book } from '../engine/book.ts';
import { copyState } from '../engine/copyState.ts';
import type { Decision } from '../engine/legal.ts';
import { draw, type Random, randomFrom } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import { evaluate, type Position } from './evaluate.ts';
import { untilNextAction, untilOwnTurnEnds } from './playOut.ts';
import { noChoice, reasonFor } from './reason.ts';
import { sampleWorld } from './sampleWorld.ts';

export type Level = 'easy' | 'greedy' | 'normal' | 'hard';

export type Decided = {
  readonly decision: Decision;
  readonly reason: string;
  /** In how many sampled worlds it was looked for; the same number gives the same decision again. */
  readonly iterations: number;
};

type Search = {
  /** Worlds in which every decision is tried once. */
  readonly worlds: number;
  /** Plays on to the end of its own next turn instead of only to the next action. */
  readonly far: boolean;
  /** Half of the decisions are dropped after each round of `worlds`. */
  readonly rounds: number;
  /** Points by which it misjudges. */
  readonly noise: number;
};

const searches: Readonly<Record<Level, Search>> = {
  easy: { worlds: 1, far: false, rounds: 1, noise: 4 },
  greedy: { worlds: 3, far: false, rounds: 1, noise: 0 },
  normal: { worlds: 4, far: true, rounds: 2, noise: 0 },
  hard: { worlds: 12, far: true, rounds: 4, noise: 0 },
};

export type Thinking = {
  readonly book: Book;
  readonly level: Level;
  readonly seed: number;
  /** Deals the cards that the seat has not seen; a test of the ceiling hands in one that knows them. */
  readonly world?: (view: View, random: Random) => State;
  /** Asked before each world but the first, with the number of worlds so far: whether to decide by what was seen. */
  readonly stop?: (iterations: number) => boolean;
};

/** The decision of the seat whose view it is. Throws where that seat has nothing to decide. */
export function decide(view: View, thinking: Thinking): Decided {
  const pieces = decideInPieces(view, thinking);
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value;
}

/** As `decide`, with a pause after each decision tried, for a thread that has other things to do. */
export function* decideInPieces(
  view: View,
  { book, level, seed, world = sampleWorld, stop = () => false }: Thinking,
): Generator<void, Decided> {
  const open = view.legal.filter((decision) => decision.do !== 'withdraw');
  const [only, ...more] = open.length > 0 ? open : view.legal;
  if (only === undefined) throw new Error(`Seat ${view.you} has nothing to decide.`);
  if (more.length === 0) return { decision: only, reason: noChoice, iterations: 0 };
  const random = randomFrom(seed);
  const search = searches[level];
  let candidates = [only, ...more].map((decision): Candidate => ({ decision, positions: [], total: 0 }));
  let iterations = 0;
  const isOver = () => iterations > 0 && stop(iterations);
  for (let round = 0; round < search.rounds && !isOver(); round += 1) {
    for (let number = 0; number < search.worlds && !isOver(); number += 1) {
      const dealt = world(view, random);
      const seedOfWorld = draw(random, 0x1_0000_0000);
      for (const candidate of candidates) {
        tryOut(book, dealt, view.you, candidate, search, randomFrom(seedOfWorld));
        yield;
      }
      iterations += 1;
    }
    candidates = ranked(candidates);
    if (round + 1 < search.rounds) candidates = candidates.slice(0, Math.max(2, Math.ceil(candidates.length / 2)));
  }
  const [best, second] = ranked(
    candidates.map((candidate) => ({ ...candidate, total: candidate.total + misjudged(random, search) })),
  );
  if (!best) throw new Error('No decision was tried.');
  return { decision: best.decision, reason: reasonFor(best.positions, second?.positions ?? []), iterations };
}

type Candidate = { readonly decision: Decision; readonly positions: Position[]; total: number };

function tryOut(book: Book, world: State, seat: number, candidate: Candidate, { far }: Search, random: Random): void {
  const game = { book, state: copyState(world) };
  applyInPlace(game, candidate.decision);
  untilNextAction(game, random);
  if (far) untilOwnTurnEnds(game, seat, random);
  const position = evaluate(book, game.state, seat);
  candidate.positions.push(position);
  candidate.total += position.total;
}

const mean = ({ total, positions }: Candidate) => total / positions.length;

/** The best first; of equals the one that was offered first. */
const ranked = (candidates: readonly Candidate[]): Candidate[] => candidates.toSorted((a, b) => mean(b) - mean(a));

const misjudged = (random: Random, { noise }: Search): number =>
  noise === 0 ? 0 : noise * (draw(random, 2001) / 1000 - 1);

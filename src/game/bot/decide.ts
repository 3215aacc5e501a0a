/**
 * The app's opponent. All it knows is the view of its seat and a seed: the same view and seed always give the same
 * decision, and cards that the seat has not seen cannot influence it.
 */

import { copyState } from '../engine/copyState.ts';
import type { Decision } from '../engine/legal.ts';
import { draw, type Random, randomFrom } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';
import { evaluate } from './evaluate.ts';
import { noChoice, openDecisions } from './openDecisions.ts';
import { type Playing, playOut } from './playOut.ts';
import { factsOf, reasonFor, type Sample } from './reason.ts';
import { sampleWorld } from './sampleWorld.ts';

export type Level = 'easy' | 'greedy' | 'normal' | 'hard';

export type Decided = {
  readonly decision: Decision;
  readonly reason: string;
  /** Number of sampled worlds searched. The same number gives the same decision. */
  readonly iterations: number;
};

type Search = Playing & {
  /** Sampled worlds per round. Every candidate decision is tried once in each. */
  readonly worlds: number;
  /** Number of rounds. After each but the last, the worse half of the candidates is dropped. */
  readonly rounds: number;
  /** Random error of a judgement, in points: at most this much either way. */
  readonly noise: number;
};

const searches: Readonly<Record<Level, Search>> = {
  easy: { worlds: 1, far: true, policy: 'quick', rounds: 1, noise: 3 },
  greedy: { worlds: 3, far: false, policy: 'quick', rounds: 1, noise: 0 },
  normal: { worlds: 3, far: true, policy: 'quick', rounds: 2, noise: 0 },
  hard: { worlds: 18, far: true, policy: 'careful', rounds: 4, noise: 0 },
};

export type Thinking = {
  readonly book: Book;
  readonly level: Level;
  readonly seed: number;
  /** Deals the cards that the seat has not seen. A test of the upper bound of play passes one that knows them. */
  readonly world?: (view: View, random: Random) => State;
  /** Called before each world but the first, with the number of worlds so far. Returns true to stop and decide now. */
  readonly stop?: (iterations: number) => boolean;
};

/** Decides for the seat whose view it is. Throws if that seat has nothing to decide. */
export function decide(view: View, thinking: Thinking): Decided {
  const pieces = decideInPieces(view, thinking);
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value;
}

/** As `decide`, but yields after each candidate tried, so that a thread with other work can run it in chunks. */
export function* decideInPieces(
  view: View,
  { book, level, seed, world = sampleWorld, stop = () => false }: Thinking,
): Generator<void, Decided> {
  const [only, ...more] = openDecisions(book, view);
  if (only === undefined) throw new Error(`Seat ${view.you} has nothing to decide.`);
  if (more.length === 0) return { decision: only, reason: noChoice, iterations: 0 };
  const random = randomFrom(seed);
  const search = searches[level];
  let candidates = [only, ...more].map((decision): Candidate => ({ decision, samples: [], total: 0 }));
  let worst = candidates.at(-1);
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
    if (round === 0) worst = candidates.at(-1);
    if (round + 1 < search.rounds) candidates = candidates.slice(0, Math.max(2, Math.ceil(candidates.length / 2)));
  }
  const [best, second] = ranked(
    candidates.map((candidate) => ({ ...candidate, total: candidate.total + misjudged(random, search) })),
  );
  if (!best) throw new Error('No decision was tried.');
  const reason = reasonFor(best.samples, second?.samples ?? [], worst?.samples ?? []);
  return { decision: best.decision, reason, iterations };
}

type Candidate = { readonly decision: Decision; readonly samples: Sample[]; total: number };

function tryOut(
  book: Book,
  world: State,
  seat: SeatNumber,
  candidate: Candidate,
  search: Search,
  random: Random,
): void {
  const state = playOut({ book, state: copyState(world) }, seat, candidate.decision, search, random);
  const appraisal = evaluate(book, state, seat);
  candidate.samples.push({ ...appraisal, facts: factsOf(book, state, seat) });
  candidate.total += appraisal.total;
}

const mean = ({ total, samples }: Candidate) => total / samples.length;

/** Best first; ties keep their order. */
const ranked = (candidates: readonly Candidate[]): Candidate[] => [...candidates].sort((a, b) => mean(b) - mean(a));

const misjudged = (random: Random, { noise }: Search): number =>
  noise === 0 ? 0 : noise * (draw(random, 2001) / 1000 - 1);

/** Judges decisions of a seat, by playing on from each in the same possible worlds. */

import { copyState } from '../engine/copyState.ts';
import type { Decision } from '../engine/legal.ts';
import { draw, randomFrom } from '../engine/random.ts';
import type { State } from '../engine/state.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import type { SeatNumber } from '../rules/table.ts';
import { isRival, worthOfSeat, worthSum } from './evaluate.ts';
import { playOut } from './playOut.ts';
import { sampleWorld } from './sampleWorld.ts';

export type JudgeQuestion = {
  /** All that the seat knows. */
  readonly view: View;
  readonly options: readonly Decision[];
  /** Number of sampled worlds. */
  readonly worlds: number;
  readonly seed: number;
};

/** By option, the chance to win in each of the worlds, from 0 to 1. */
export type Chances = readonly (readonly number[])[];

/** Plays on as the hard opponent does. */
export function judge(book: Book, { view, options, worlds, seed }: JudgeQuestion): Chances {
  const random = randomFrom(seed);
  const chances = options.map((): number[] => []);
  for (let number = 0; number < worlds; number += 1) {
    const world = sampleWorld(view, random);
    const seedOfWorld = draw(random, 0x1_0000_0000);
    for (const [place, option] of options.entries()) {
      const game = { book, state: copyState(world) };
      const state = playOut(game, view.you, option, { far: true, policy: 'careful' }, randomFrom(seedOfWorld));
      chances[place]?.push(chanceOf(book, state, view.you));
    }
  }
  return chances;
}

/** A clone that is ahead of its only rival by so many points of worth wins about 73 games in 100. */
const lead = 15;

/** The chance of a seat to win, from 0 to 1, read off what the clones have. A shared win counts in part. Teammates share their chance. */
function chanceOf(book: Book, state: State, seat: SeatNumber): number {
  const { seats, outcome } = state;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const weights = seats.map((own) => (own.alive ? Math.exp(worthSum(worthOfSeat(book, own)) / lead) : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rivals = weights.reduce((sum, weight, other) => (isRival(state, seat, other) ? sum + weight : sum), 0);
  return 1 - rivals / total;
}

/** Judges decisions of a seat, by playing on from each in the same possible worlds. */

import { copyState } from '../engine/copyState.ts';
import type { Decision } from '../engine/legal.ts';
import { draw, randomFrom } from '../engine/random.ts';
import type { View } from '../engine/view.ts';
import type { Book } from '../language/book.ts';
import { chanceOf } from './chance.ts';
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

/**
 * Plays random games (`--decisions N`, `--seed S`) with random numbers of clones, modules and sets, and checks every
 * state for violated invariants. Prints decisions, games and impossible states; the exit code is 1 if there are any.
 * With `--levels easy,hard` the app's opponents play, each clone at a random one of these levels, and illegal
 * decisions are reported.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '../../cards/build/cardFiles.ts';
import type { Level } from '../../src/game/bot/decide.ts';
import { draw, randomFrom } from '../../src/game/engine/random.ts';
import type { Book } from '../../src/game/language/book.ts';
import { compileBook } from '../../src/game/language/compileBook.ts';
import { type Soaked, soak } from '../../tests/randomGames/playRandomGames.ts';
import { randomSetup } from '../../tests/randomGames/randomSetup.ts';
import { playGame } from '../balance/playBots.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      decisions: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      levels: { type: 'string' },
    },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  const [atLeast, seed] = [Number(values.decisions), Number(values.seed)];
  const levels = values.levels?.split(',') as Level[] | undefined;
  const { decisions, games, faults } = levels ? soakOpponents(book, atLeast, seed, levels) : soak(book, atLeast, seed);
  for (const fault of faults.slice(0, 20)) console.error(fault);
  const what = levels ? 'illegal decisions or games without an end' : 'impossible states';
  console.log(`${decisions} decisions, ${games} games, ${faults.length} ${what}.`);
  return faults.length > 0 ? 1 : 0;
}

/** Checks that each decision of the app's opponents is legal. Each clone gets one of the levels at random. */
function soakOpponents(book: Book, atLeast: number, firstSeed: number, levels: readonly Level[]): Soaked {
  const faults: string[] = [];
  let [decisions, games] = [0, 0];
  for (; decisions < atLeast; games += 1) {
    const seed = firstSeed + games;
    const random = randomFrom(seed);
    const setup = randomSetup(book, random, seed);
    const players = setup.seats.map(() => ({ level: levels[draw(random, levels.length)] ?? 'greedy' }));
    const game = playGame(book, setup, players);
    decisions += game.decisions;
    if (game.refused > 0) faults.push(`Seed ${seed}, decision ${game.decisions}: not legal.`);
    else if (game.how === 'broken off') faults.push(`Seed ${seed}: the game does not end.`);
  }
  return { decisions, games, faults };
}

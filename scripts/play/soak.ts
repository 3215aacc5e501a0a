/**
 * `npm run play:soak -- --decisions N [--seed S]`: plays random games with random numbers of clones, modules and
 * sets, and checks every state for violated invariants. Prints decisions, games and impossible states; the exit code
 * is 1 if there are any. With `--levels easy,hard` the app's opponents play, each clone at a random one of these
 * levels, and illegal decisions are reported. With `--speed` it measures decisions per second and the engine's size.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '#cards/build/cardFiles.ts';
import type { Level } from '#game/bot/decide.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { measureSize } from './engineSize.ts';
import { soak } from './soakGames.ts';
import { soakOpponents } from './soakOpponents.ts';
import { measureSpeed } from './speed.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      speed: { type: 'boolean' },
      decisions: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      levels: { type: 'string' },
    },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  if (values.speed) return Math.max(measureSpeed(book), await measureSize(book));
  const [atLeast, seed] = [Number(values.decisions), Number(values.seed)];
  const { levels } = values;
  const { decisions, games, faults } =
    levels === undefined ? soak(book, atLeast, seed) : soakOpponents(book, atLeast, seed, levels.split(',') as Level[]);
  for (const fault of faults.slice(0, 20)) console.error(fault);
  const what = levels === undefined ? 'impossible states' : 'illegal decisions or games without an end';
  console.log(`${decisions} decisions, ${games} games, ${faults.length} ${what}.`);
  return faults.length > 0 ? 1 : 0;
}

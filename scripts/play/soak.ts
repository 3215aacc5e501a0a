/**
 * `npm run play:soak -- --decisions N [--seed S]`, or `--speed`: plays games by lot, with
 * every number of clones, module and pair of sets, and looks for states that
 * cannot be. Prints decisions, games and impossible states; exit code 1 if any.
 * With `--speed` it measures instead how fast decisions are made, and the engine's size.
 */

import { parseArgs } from 'node:util';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { compileBook } from '#game/language/compileBook.ts';
import { measureSize } from './engineSize.ts';
import { soak } from './soakGames.ts';
import { measureSpeed } from './speed.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      speed: { type: 'boolean' },
      decisions: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { sets, personas } = await loadCardData();
  const book = compileBook(sets, personas);
  if (values.speed) return Math.max(measureSpeed(book), await measureSize(book));
  const { decisions, games, faults } = soak(book, Number(values.decisions), Number(values.seed));
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(`${decisions} decisions, ${games} games, ${faults.length} impossible states.`);
  return faults.length > 0 ? 1 : 0;
}

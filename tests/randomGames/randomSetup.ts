/** Random set-ups of games. */

import type { GameSetup } from '#game/engine/newGame.ts';
import { draw, type Random } from '#game/engine/random.ts';
import type { Book } from '#game/language/book.ts';
import type { EngineModule } from '#game/rules/setup.ts';

const chance = (random: Random, part: number) => draw(random, 100) < part;

/** Two to four clones, with any sets and any compatible modules. */
export function randomSetup(book: Book, random: Random, seed: number): GameSetup {
  const clones = 2 + draw(random, 3);
  const sets = pick(random, [1, 2, 3, 4, 5, 6], 2 + draw(random, 2));
  if (chance(random, 20)) sets.push(0);
  const personas = chance(random, 50);
  const modules = personas ? [] : startModules(clones).slice(draw(random, 8)).slice(0, 1);
  if (chance(random, 25)) modules.push('module-first-draft');
  if (chance(random, 25)) modules.push('module-blind-spots');
  if (clones === 4 && chance(random, 25)) modules.push('module-two-heads');
  if (clones > 2 && chance(random, 25)) modules.push('no-hiding');
  const slugs = pick(random, Object.keys(book.personas), clones);
  const seats = Array.from({ length: clones }, (_, seat) => {
    const persona = slugs[seat];
    return { name: 'ABCD'.charAt(seat), ...(personas && persona !== undefined && { persona }) };
  });
  return { seats, sets, modules, seed };
}

/** Modules that change what a clone starts with: at most one of them per game, and none with personas. */
function startModules(clones: number): EngineModule[] {
  const both: EngineModule[] = ['module-no-way-out', 'module-full-of-yourself'];
  return clones === 4 ? [...both, 'module-short-tempers'] : both;
}

function pick<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(draw(random, left.length), 1)).flat();
}

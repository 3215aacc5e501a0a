/**
 * `npm run mutation:sample`: files of the runs of the product's other code (`mutation`, `mutation:search`), chosen by
 * chance. `SEED` makes the same choice again, `FILES` says how many.
 */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shared } from './shared.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { SEED = '1', FILES = '20' } = process.env;

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = chance(Number(SEED));
const files = ['search', 'site', 'server', 'offline', 'storage']
  .flatMap((folder) =>
    readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$|test[A-Z]/.test(file))
      .map((file) => `src/${folder}/${file.replaceAll(path.sep, '/')}`),
  )
  .sort()
  .map((file) => [next(), file])
  .sort(([one], [other]) => one - other)
  .slice(0, Number(FILES))
  .map(([, file]) => file);

export default {
  ...shared,
  vitest: { configFile: 'lab/mutation/vitest.sample.ts' },
  mutate: files,
};

/**
 * `npm run mutation:sample`: the mutants of lines that are chosen by chance in the code of `mutation` and
 * `mutation:search`. `SEED` makes the same choice again, `LINES` says how many. A mutant of several lines is left out.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shared } from './shared.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { SEED = '1', LINES = '150' } = process.env;

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

const isCode = (line) => /\w/.test(line) && !/^\s*(\/\/|\/?\*|import\b|export type\b|type\b)/.test(line);

const next = chance(Number(SEED));
const lines = ['search', 'site', 'server', 'offline', 'storage']
  .flatMap((folder) =>
    readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$|test[A-Z]/.test(file))
      .map((file) => `src/${folder}/${file.replaceAll(path.sep, '/')}`),
  )
  .sort()
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isCode(line) ? [`${file}:${at + 1}-${at + 1}`] : [])),
  )
  .map((line) => [next(), line])
  .sort(([one], [other]) => one - other)
  .slice(0, Number(LINES))
  .map(([, line]) => line);

export default {
  ...shared,
  // A mutant of a module's constant is tried by all tests: those that only import its module within a test say nothing.
  ignoreStatic: false,
  vitest: { configFile: 'lab/mutation/vitest.sample.ts', related: false },
  mutate: lines,
};

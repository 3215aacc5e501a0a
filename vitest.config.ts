/**
 * Unit tests run in Node; a file that needs a document declares `@vitest-environment happy-dom` in its head
 * comment. Files share their modules, which saves most of the time, except where a file replaces modules.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

const files = ['src', 'cards', 'scripts', 'sw', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.test\.tsx?$/.test(file));

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
const withOwnModules = filesWith(/vi\.(mock|doMock|resetModules)\(/);
const withDocument = filesWith(/@vitest-environment happy-dom/).filter((file) => !withOwnModules.includes(file));

/** Slow tests of what few changes touch, which `npm test` leaves to the build machine. */
const seldomTouched = ['cards/print', 'scripts/hosting', 'scripts/pictures', 'scripts/server'].map(
  (folder) => `${folder}/**`,
);

/** One process for all files of a kind: Vitest starts one anew whenever the environment changes. */
const sharing = (name: string, groupOrder: number, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, isolate: false, sequence: { groupOrder } },
});

export default defineConfig({
  plugins: [react(), ...sharedPlugins()],
  test: {
    environment: 'node',
    // Only a failure takes this long, and machines differ.
    testTimeout: 30_000,
    // Scenarios are read, not imported, so no test seems to depend on them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/*.scenario'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      sharing(
        'shared modules',
        0,
        ['{src,cards,scripts,sw,tests}/**/*.test.{ts,tsx}'],
        [...withDocument, ...withOwnModules, ...(process.env.CHECKS === 'core' ? seldomTouched : [])],
      ),
      sharing('shared document', 1, withDocument),
      {
        extends: true,
        test: { name: 'own modules', include: withOwnModules, sequence: { groupOrder: 2 } },
      },
    ],
  },
});

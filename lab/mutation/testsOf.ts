/** A configuration of Vitest with these unit tests, for the copy of the repository in which Stryker puts the mutants. */

import path from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { sharedPlugins } from '../../scripts/build/sharedPlugins.ts';

export const testsOf = (...include: string[]): ViteUserConfig =>
  defineConfig({
    root: path.resolve(import.meta.dirname, '../..'),
    plugins: sharedPlugins(),
    test: {
      include,
      testTimeout: 300_000,
      setupFiles: 'lab/mutation/setup.ts',
      // This test reads the sources, in which mutants are numbered.
      testNamePattern: /^(?!.*know no card by its name)/,
    },
  });

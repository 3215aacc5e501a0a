/** The tests of the engine that are fast enough to run once for each mutant (`npm run mutation:engine`). */

import { defineConfig } from 'vitest/config';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

export default defineConfig({
  plugins: sharedPlugins(),
  test: {
    include: ['src/game/engine/*.test.ts', 'tests/{auditor,scenarios}/*.test.ts'],
    // This reads the sources, where mutants are numbered.
    testNamePattern: /^(?!.*know no card by its name)/,
    setupFiles: ['tests/scenarios/fewRuns.ts'],
    isolate: false,
  },
});

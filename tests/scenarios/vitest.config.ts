/** The tests of the engine, short enough to run once for each mutant (`npm run mutation:engine`). */

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharedPlugins } from '#scripts/build/sharedPlugins.ts';

/** Most mutants fall to a scenario; games by lot take longer. */
class ScenariosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const last = ({ moduleId }: TestSpecification) => Number(/auditor|properties/.test(moduleId));
    return files.toSorted((a, b) => last(a) - last(b));
  }
}

export default defineConfig({
  plugins: sharedPlugins(),
  test: {
    include: ['src/game/engine/*.test.ts', 'tests/{auditor,scenarios}/*.test.ts'],
    // This reads the sources, where mutants are numbered.
    testNamePattern: /^(?!.*know no card by its name)/,
    setupFiles: ['tests/scenarios/fewRuns.ts'],
    isolate: false,
    sequence: { sequencer: ScenariosFirst },
  },
});

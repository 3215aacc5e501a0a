/** Runs for each mutant of `src/search` and `src/site`. Fake timers and replaced modules need vitest itself. */

import fc from 'fast-check';
import { beginFile } from './collectTests.ts';

/** One failure is enough; fast-check need not look for the shortest counterexample. */
fc.configureGlobal({ numRuns: 20, seed: 1, endOnFailure: true });

const files = import.meta.glob(['/src/{search,site}/**/*.test.ts', '!/src/site/{gameName,loader,scheduling}.test.ts']);
for (const load of Object.values(files)) {
  beginFile();
  await load();
}

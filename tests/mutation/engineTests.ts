/** What runs for each mutant of the engine, the quickest first: most mutants fall to a scenario. */

import fc from 'fast-check';

/** A failure is enough; the shortest game that shows it is not looked for. */
fc.configureGlobal({ numRuns: 5, seed: 1, endOnFailure: true });

const files = import.meta.glob(['/src/game/engine/*.test.ts', '/tests/{auditor,scenarios}/*.test.ts']);
const slow = (file: string) => Number(/auditor|properties|words/.test(file));

for (const file of Object.keys(files).toSorted((a, b) => slow(a) - slow(b))) await files[file]?.();

/** The tests that run for each mutant of the engine, fastest first: scenarios kill most mutants. */

import fc from 'fast-check';

/** A failure is enough, so counterexamples are not shrunk. */
fc.configureGlobal({ numRuns: 5, seed: 1, endOnFailure: true });

const files = import.meta.glob(['/src/game/engine/*.test.ts', '/tests/{auditor,scenarios}/*.test.ts']);
const slow = (file: string) => Number(/auditor|properties|words/.test(file));

for (const file of Object.keys(files).toSorted((a, b) => slow(a) - slow(b))) await files[file]?.();

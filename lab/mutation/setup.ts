/** Few cases for each property, and no search for the shortest counterexample: one failure kills a mutant. */

import fc from 'fast-check';

fc.configureGlobal({ numRuns: 20, seed: 1, endOnFailure: true });

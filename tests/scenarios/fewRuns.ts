import fc from 'fast-check';

fc.configureGlobal({ numRuns: 10, seed: 1 });

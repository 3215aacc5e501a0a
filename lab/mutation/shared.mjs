/** What the three runs of Stryker have in common. Paths are relative to the root of the repository. */
export const shared = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['dist', 'hosting', 'shots', 'test-results', '.cache', 'lab/node_modules'],
  tempDirName: '.cache/stryker',
  tsconfigFile: 'none',
  ignoreStatic: true,
  // On a busy machine, the first run of the tests has taken ten minutes.
  dryRunTimeoutMinutes: 30,
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, skipFull: true },
  thresholds: { high: 90, low: 85, break: 85 },
};

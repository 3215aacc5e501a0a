/** What the reports of Vitest and Playwright say: how many tests passed and failed, and how long each took. */

import { readFileSync } from 'node:fs';

const parse = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function readUnitReport(file) {
  const { numPassedTests, testResults } = parse(file);
  const failedIn = ({ status, assertionResults }) =>
    // A file that cannot be loaded has no tests that could fail.
    status === 'failed' ? Math.max(1, assertionResults.filter((test) => test.status === 'failed').length) : 0;
  return {
    passed: numPassedTests,
    failed: testResults.reduce((sum, result) => sum + failedIn(result), 0),
    tests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, duration: duration ?? 0 })),
    ),
  };
}

const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

export function readBrowserReport(file) {
  const { stats, errors, suites } = parse(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    tests: specsIn({ suites }).flatMap(({ title, file: specFile, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${specFile} (${projectName}): ${title}`,
        duration: results.reduce((sum, result) => sum + result.duration, 0),
      })),
    ),
  };
}

export const slowestOf = (tests, count) =>
  tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);

/** Reads the reports in JSON of vitest and Playwright. */

import { existsSync, readFileSync } from 'node:fs';

export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The browser tests, which Playwright nests in suites. */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Passed, failed and skipped. A browser test that passes only when repeated has failed. */
export const countUnitTests = ({ numTotalTests, numPassedTests: passed, numFailedTests: failed }) => [
  passed,
  failed,
  numTotalTests - passed - failed,
];
export const countBrowserTests = ({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped];

/** The tests of either report with their milliseconds, the slowest first. */
export function slowestIn(reports) {
  const unit = reports.flatMap(({ testResults = [] }) => testResults.flatMap((file) => file.assertionResults));
  const browser = reports.flatMap(specsIn).flatMap(({ title, tests }) => tests.map(({ results }) => [title, results]));
  return [
    ...unit.map(({ fullName, duration }) => [duration ?? 0, fullName]),
    ...browser.flatMap(([title, results]) => results.map(({ duration }) => [duration, title])),
  ].sort(([one], [other]) => other - one);
}

/** The browser tests passed, failed and skipped of each project. */
export function countByProject(report) {
  const projects = new Map();
  for (const { projectName, status } of specsIn(report).flatMap(({ tests }) => tests)) {
    const counts = projects.get(projectName) ?? [0, 0, 0];
    counts[status === 'expected' ? 0 : status === 'skipped' ? 2 : 1] += 1;
    projects.set(projectName, counts);
  }
  return [...projects];
}

/** The first end-to-end test of each file, as Playwright's command takes it. */
export function firstOfEachFile(report) {
  const first = new Map();
  for (const { file, line } of specsIn(report))
    if (file.includes('e2e/')) first.set(file, Math.min(line, first.get(file) ?? line));
  return [...first].map(([file, line]) => `${file}:${line}`);
}

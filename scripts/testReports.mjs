/** Reads the JSON reports of Vitest and Playwright as lists of tests in one format. */

import { readFileSync } from 'node:fs';

const parse = (file) => JSON.parse(readFileSync(file, 'utf8'));

const failure = (title) => ({ title, duration: 0, outcome: 'failed', figures: [] });

export function readUnitReport(file) {
  return parse(file).testResults.flatMap(({ name, status, assertionResults }) => [
    // A file that fails to load, or whose hooks fail, reports no failed test.
    ...(status === 'failed' && assertionResults.every((test) => test.status !== 'failed') ? [failure(name)] : []),
    ...assertionResults.map((test) => ({
      title: test.fullName,
      duration: test.duration ?? 0,
      outcome: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
      reason: /\(not run here: ([^)]+)\)/.exec(test.fullName)?.[1],
      figures: [],
    })),
  ]);
}

const outcomes = { expected: 'passed', skipped: 'skipped' };

const testsIn = ({ title, specs = [], suites = [] }, path = title) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, annotations, results, projectName }) => ({
      title: `${path} (${projectName}): ${spec.title}`,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
      outcome: outcomes[status] ?? 'failed',
      reason: annotations.find(({ type }) => type === 'skip')?.description,
      figures: annotations
        .filter(({ type }) => !['skip', 'slow'].includes(type))
        .map(({ type, description }) => `${type}: ${description}`),
    })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, `${path} ${suite.title}`)),
];

export function readBrowserReport(file) {
  const { errors, suites } = parse(file);
  return [...errors.map(({ message }) => failure(message)), ...suites.flatMap((suite) => testsIn(suite))];
}

export const slowestOf = (tests, count) =>
  tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);

/** Reads the JSON reports of Vitest and Playwright as lists of tests in one format. */

import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type TestResult = {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** The reason for skipping it. */
  readonly reason?: string | undefined;
  /** Figures that it measured. */
  readonly figures: readonly string[];
};

const failure = (title: string): TestResult => ({ title, outcome: 'failed', figures: [] });

export function readUnitReport(file: string): TestResult[] {
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => [
    // A file that fails to load, or whose hooks fail, reports no failed test.
    ...(status === 'failed' && assertionResults.every((test) => test.status !== 'failed') ? [failure(name)] : []),
    ...assertionResults.map(
      ({ fullName, status: outcome }): TestResult => ({
        title: fullName,
        outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
        reason: /\(not run here: ([^)]+)\)/.exec(fullName)?.[1],
        figures: [],
      }),
    ),
  ]);
}

const outcomes = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' } as const;

const testsIn = ({ title, specs, suites = [] }: JSONReportSuite, path = title): TestResult[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, annotations, projectName }) => ({
      title: `${path} (${projectName}): ${spec.title}`,
      outcome: outcomes[status],
      reason: annotations.find(({ type }) => type === 'skip')?.description,
      figures: annotations
        .filter(({ type }) => !['skip', 'slow'].includes(type))
        .map(({ type, description }) => `${type}: ${description}`),
    })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, `${path} ${suite.title}`)),
];

export function readBrowserReport(file: string): TestResult[] {
  const { errors, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  return [...errors.map(({ message = '' }) => failure(message)), ...suites.flatMap((suite) => testsIn(suite))];
}

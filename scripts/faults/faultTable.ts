/** Makes of test results a table of cases: green, red, or not run here, with the figures that were measured. */

import { faultCases, idsIn } from './cases.ts';
import type { TestResult } from './readReports.ts';

/** The only reasons for which a case may stay untried. */
const allowedReasons = [
  'nginx is not installed',
  'Caddy is not installed',
  'Firefox is not installed',
  'WebKitGTK is not installed',
  'the public registry cannot be reached',
];

export type FaultRow = {
  readonly id: string;
  readonly what: string;
  readonly verdict: string;
  readonly figures: readonly string[];
};

export function faultRows(results: readonly TestResult[]): FaultRow[] {
  const byId = new Map<string, TestResult[]>();
  for (const result of results) for (const id of idsIn(result.title)) byId.set(id, [...(byId.get(id) ?? []), result]);

  return Object.entries(faultCases).map(([id, what]) => {
    const tests = byId.get(id) ?? [];
    const reasons = [...new Set(tests.flatMap(({ reason }) => reason ?? []))];
    const figures = [...new Set(tests.flatMap((test) => test.figures))];
    return { id, what, verdict: verdictOf(tests, reasons), figures: [...figures, ...reasons.map(notRun)] };
  });
}

const notRun = (reason: string) => `not run here: ${reason}`;

function verdictOf(tests: readonly TestResult[], reasons: readonly string[]): string {
  if (tests.length === 0) return 'red: no test';
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'red';
  const bad = reasons.find((reason) => !allowedReasons.includes(reason));
  if (bad !== undefined) return `red: ${bad}`;
  return tests.some(({ outcome }) => outcome === 'passed') ? 'green' : 'not run here';
}

export const printRow = ({ id, what, verdict, figures }: FaultRow): string =>
  [`${id.padEnd(4)} ${verdict.padEnd(13)} ${what}`, ...figures.map((figure) => `${' '.repeat(19)}${figure}`)].join(
    '\n',
  );

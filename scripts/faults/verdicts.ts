/** The fault cases (`docs/faults.md`), and the verdict on each from the test results. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestResult } from './testReports.ts';

const plan = readFileSync(path.resolve(import.meta.dirname, '../../docs/faults.md'), 'utf8');

/** The description of each case, by id. */
export const faultCases: ReadonlyMap<string, string> = new Map(
  Array.from(plan.matchAll(/^\| ([A-Z]\d+) \| (.+) \|$/gm), ([, id = '', what = '']) => [id, what]),
);

/** The ids that a text names. */
export const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\b[A-Z]\d{1,2}\b/g), ([id]) => id).filter((id) => faultCases.has(id));

/** The only reasons for which the tests of a case may be skipped. */
const allowedReasons = [
  'nginx is not installed',
  'Firefox is not installed',
  'WebKitGTK is not installed',
  'the public registry cannot be reached',
];

/** `green`, `not run here: reason`, or `red` with its reason. */
export function verdictOn(id: string, results: readonly TestResult[]): string {
  const tests = results.filter(({ title }) => idsIn(title).includes(id));
  if (tests.length === 0) return 'red: no test';
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'red';
  const reasons = tests.flatMap(({ outcome, reason = 'skipped' }) => (outcome === 'skipped' ? [reason] : []));
  const forbidden = reasons.find((reason) => !allowedReasons.includes(reason));
  if (forbidden !== undefined) return `red: ${forbidden}`;
  return tests.some(({ outcome }) => outcome === 'passed') ? 'green' : `not run here: ${reasons[0]}`;
}

/** The figures that the tests of a case measured, each once. */
export const figuresOf = (id: string, results: readonly TestResult[]): string[] => [
  ...new Set(results.filter(({ title }) => idsIn(title).includes(id)).flatMap(({ figures }) => figures)),
];

/** The table of faults is no kinder than the tests. */

import { expect, test } from 'vitest';
import { faultCases, idsIn } from './cases.ts';
import { faultRows } from './faultTable.ts';
import type { TestResult } from './readReports.ts';

const passed = (title: string, ...figures: string[]): TestResult => ({ title, outcome: 'passed', figures });
const failed = (title: string): TestResult => ({ title, outcome: 'failed', figures: [] });
const skipped = (title: string, reason: string): TestResult => ({ title, outcome: 'skipped', reason, figures: [] });
const verdictOf = (id: string, results: TestResult[]) => faultRows(results).find((row) => row.id === id)?.verdict;

test('a title may name several cases, and none by accident', () => {
  expect(idsIn('updates.spec.ts N3, R3: one flash')).toEqual(['N3', 'R3']);
  expect(idsIn('axe at A4 size, X99 and Z1')).toEqual(['A4']);
});

test('green is a case whose tests all passed', () => {
  expect(verdictOf('U1', [passed('U1: offered'), passed('U1: again')])).toBe('green');
  expect(verdictOf('U1', [passed('U1: offered'), failed('U1: again')])).toBe('red');
  expect(verdictOf('U1', [])).toBe('red: no test');
});

test('a case may stay untried only for a reason of the list', () => {
  expect(verdictOf('O16', [skipped('O16: WebKit', 'WebKitGTK is not installed')])).toBe('not run here');
  expect(verdictOf('O16', [skipped('O16: WebKit', 'no time')])).toBe('red: no time');
  expect(verdictOf('C1', [passed('C1: ours'), skipped('C1: nginx', 'nginx is not installed')])).toBe('green');
});

test('every case has a row, with its figures', () => {
  const rows = faultRows([passed('U3: slow', 'from click to reload: 2004 ms')]);
  expect(rows).toHaveLength(Object.keys(faultCases).length);
  expect(rows.find(({ id }) => id === 'U3')?.figures).toEqual(['from click to reload: 2004 ms']);
});

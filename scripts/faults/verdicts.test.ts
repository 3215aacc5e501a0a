import { expect, test } from 'vitest';
import type { TestResult } from './testReports.ts';
import { figuresOf, idsIn, verdictOn } from './verdicts.ts';

const result = (title: string, outcome: TestResult['outcome'], reason?: string): TestResult => ({
  title,
  outcome,
  figures: ['from click to reload: 2004 ms'],
  ...(reason !== undefined && { reason }),
});

test('a title may name several cases', () => {
  expect(idsIn('updates.spec.ts N3, R3: one flash')).toEqual(['N3', 'R3']);
  expect(idsIn('axe at A4 size, X99 and Z1')).toEqual(['A4']);
});

test('a case passes when all its tests pass, and shows their figures once', () => {
  const passed = [result('U1: offered', 'passed'), result('U1: again', 'passed')];
  expect(verdictOn('U1', passed)).toBe('green');
  expect(figuresOf('U1', passed)).toEqual(['from click to reload: 2004 ms']);
  expect(verdictOn('U1', [...passed, result('U1: late', 'failed')])).toBe('red');
  expect(verdictOn('U1', [])).toBe('red: no test');
});

test('a case may be skipped only for an allowed reason', () => {
  const missing = result('O16: WebKit', 'skipped', 'WebKitGTK is not installed');
  expect(verdictOn('O16', [missing])).toBe('not run here: WebKitGTK is not installed');
  expect(verdictOn('O16', [missing, result('O16: again', 'passed')])).toBe('green');
  expect(verdictOn('O16', [result('O16: WebKit', 'skipped', 'no time')])).toBe('red: no time');
  expect(verdictOn('O16', [result('O16: WebKit', 'skipped')])).toBe('red: skipped');
});

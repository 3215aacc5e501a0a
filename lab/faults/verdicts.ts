/** A reporter of Playwright that prints a verdict for each case of the fault plan, with the figures of its tests. */

import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { faultCases, idsIn } from '../../tests/support/faultPlan.ts';

/** The only reasons for which the tests of a case may be skipped. */
const allowedReasons = [
  'nginx is not installed',
  'Firefox is not installed',
  'WebKitGTK is not installed',
  'the public registry cannot be reached',
];

const skipped = (test: TestCase) => test.annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped';

function verdictOn(tests: readonly TestCase[]): string {
  if (tests.some((test) => ['unexpected', 'flaky'].includes(test.outcome()))) return 'red';
  const reasons = tests.filter((test) => test.outcome() === 'skipped').map(skipped);
  const forbidden = reasons.find((reason) => !allowedReasons.includes(reason));
  if (forbidden !== undefined) return `red: ${forbidden}`;
  return reasons.length < tests.length ? 'green' : `not run here: ${reasons[0]}`;
}

export default class Verdicts implements Reporter {
  private tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const hasRun = this.tests.some(({ results }) => results.length > 0);
    if (!hasRun) return undefined;
    let isRed = false;
    for (const [id, what] of faultCases) {
      const tests = this.tests.filter((test) => idsIn(test.titlePath().join(' ')).includes(id));
      if (tests.length === 0) continue;
      const verdict = verdictOn(tests);
      isRed ||= verdict.startsWith('red');
      console.log(`${id.padEnd(4)} ${verdict.padEnd(13)} ${what}`);
      const figures = tests.flatMap(({ annotations }) => annotations).filter(({ type }) => !/^(skip|slow)$/.test(type));
      for (const figure of new Set(figures.map(({ type, description }) => `${type}: ${description}`)))
        console.log(`${' '.repeat(19)}${figure}`);
    }
    return isRed ? { status: 'failed' } : undefined;
  }
}

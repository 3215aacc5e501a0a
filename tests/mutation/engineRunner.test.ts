import { TestStatus } from '@stryker-mutator/api/test-runner';
import { expect, test } from 'vitest';
import { strykerPlugins } from './engineRunner.mjs';

type Test = readonly [id: string, run: () => unknown];

/** The statuses of the tests in a run without an active mutant. */
function dryRun(...tests: readonly Test[]): readonly TestStatus[] {
  const [{ injectableClass: EngineRunner }] = strykerPlugins;
  const runner = Object.assign(new EngineRunner(), { tests });
  return runner.dryRun().tests.map(({ status }) => status);
}

const { Success, Failed } = TestStatus;

test('a test that fails without a mutant is reported as failed, which aborts the run', () => {
  const broken: Test = ['a scenario broken on purpose', () => expect('B has 18 corpus').toBe('B has 17 corpus')];
  expect(dryRun(['a scenario', () => undefined], broken, ['another', () => undefined])).toEqual([
    Success,
    Failed,
    Success,
  ]);
});

test('an asynchronous test is reported as failed, because the runner does not await it', () => {
  expect(dryRun(['late', async () => undefined])).toEqual([Failed]);
});

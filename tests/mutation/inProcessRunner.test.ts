import { TestStatus } from '@stryker-mutator/api/test-runner';
import { expect, test } from 'vitest';
import { strykerPlugins } from './inProcessRunner.mjs';

type Test = readonly [id: string, run: () => unknown];

/** The statuses of the tests in a run without an active mutant. */
async function dryRun(...tests: readonly Test[]): Promise<readonly TestStatus[]> {
  const [{ injectableClass: Runner }] = strykerPlugins;
  const result = await Object.assign(new Runner(), { tests }).dryRun();
  return result.tests.map(({ status }) => status);
}

const { Success, Failed } = TestStatus;

test('a test that fails without a mutant is reported as failed, which aborts the run', async () => {
  const broken: Test = ['a scenario broken on purpose', () => expect('B has 18 corpus').toBe('B has 17 corpus')];
  expect(await dryRun(['a scenario', () => undefined], broken, ['another', () => undefined])).toEqual([
    Success,
    Failed,
    Success,
  ]);
});

test('an asynchronous test is awaited', async () => {
  const late: Test = ['late', () => Promise.resolve()];
  const broken: Test = ['late and broken', () => Promise.reject(new Error('broken'))];
  expect(await dryRun(late, broken)).toEqual([Success, Failed]);
});

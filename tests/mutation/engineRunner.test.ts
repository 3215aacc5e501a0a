import { TestStatus } from '@stryker-mutator/api/test-runner';
import { expect, test } from 'vitest';
import { strykerPlugins } from './engineRunner.mjs';

type Test = readonly [id: string, run: () => unknown];

/** Statuses of the tests where no mutant is switched on. */
function dryRun(...tests: readonly Test[]): readonly TestStatus[] {
  const [{ injectableClass: EngineRunner }] = strykerPlugins;
  const runner = Object.assign(new EngineRunner(), { tests });
  return runner.dryRun().tests.map(({ status }) => status);
}

const { Success, Failed } = TestStatus;

test('a test that fails before there is a mutant is told, and with it the run is broken off', () => {
  const broken: Test = ['a scenario broken on purpose', () => expect('B has 18 corpus').toBe('B has 17 corpus')];
  expect(dryRun(['a scenario', () => undefined], broken, ['another', () => undefined])).toEqual([
    Success,
    Failed,
    Success,
  ]);
});

test('a test that would have to be waited for is told too: nobody waits for it', () => {
  expect(dryRun(['late', async () => undefined])).toEqual([Failed]);
});

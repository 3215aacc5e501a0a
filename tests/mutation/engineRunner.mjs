/**
 * Runs the tests of the engine for Stryker in one process that loads them once (`npm run mutation:engine`). A mutant
 * costs milliseconds: it is switched on, and the tests that reach it run up to the first that fails.
 */

import path from 'node:path';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { createServer, createServerModuleRunner, runnerImport } from 'vite';

const collectTests = '/tests/mutation/collectTests.ts';

const collector = {
  name: 'collect-tests',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.test.ts') ? code.replace("from 'vitest'", `from '${collectTests}'`) : undefined,
};

/** What the instrumented code reads and counts in. */
globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
const instruments = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];

/** Milliseconds: each test takes a small part of it. */
const longestTest = 2000;
const current = new Script('runTest()');
const hasTimedOut = (error) => error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Stops work that loops. Processor time decides, so that a busy machine makes no loop of a slow test. */
function finish(work) {
  globalThis.runTest = work;
  for (let limit = longestTest; ; limit *= 2) {
    const before = process.cpuUsage();
    try {
      return current.runInThisContext({ timeout: limit });
    } catch (error) {
      if (!hasTimedOut(error) || process.cpuUsage(before).user / 1000 >= longestTest / 2) throw error;
    }
  }
}

function resultOf([id, run]) {
  const began = performance.now();
  const told = () => ({ id, name: id, timeSpentMs: performance.now() - began });
  try {
    if (finish(run) instanceof Promise) throw new Error('Nobody waits for the end of this test.');
    return { ...told(), status: TestStatus.Success };
  } catch (error) {
    return { ...told(), status: TestStatus.Failed, failureMessage: String(error), looped: hasTimedOut(error) };
  }
}

class EngineRunner {
  capabilities = () => ({ reloadEnvironment: false });

  async init() {
    // The copy of the repository in which Stryker has put the mutants.
    const root = process.cwd();
    const config = { root, configFile: false, logLevel: 'warn' };
    const { module } = await runnerImport(path.join(root, 'scripts/build/sharedPlugins.ts'), config);
    this.server = await createServer({
      ...config,
      plugins: [collector, ...module.sharedPlugins()],
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    await this.load();
  }

  async load() {
    const modules = createServerModuleRunner(this.server.environments.ssr, { hmr: false });
    await modules.import('/tests/mutation/engineTests.ts');
    this.tests = [...(await modules.import(collectTests)).collected];
  }

  dryRun() {
    const tests = this.tests.map((test) => {
      instruments.currentTestId = test[0];
      return resultOf(test);
    });
    instruments.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instruments.mutantCoverage };
  }

  async mutantRun(options) {
    const result = this.tryMutant(options);
    if (result.status !== MutantRunStatus.Killed || this.passes(result.killedBy)) return result;
    // A mutant has left something behind, this one or one before it.
    await this.load();
    return this.tryMutant(options);
  }

  tryMutant({ activeMutant, testFilter, hitLimit }) {
    const tests = [];
    Object.assign(instruments, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    for (const test of this.tests.filter(([id]) => testFilter?.includes(id) ?? true)) {
      tests.push(resultOf(test));
      if (tests.at(-1).status === TestStatus.Failed) break;
    }
    const loop = tests.at(-1)?.looped
      ? { status: DryRunStatus.Timeout, reason: 'A test loops.' }
      : determineHitLimitReached(instruments.hitCount, hitLimit);
    Object.assign(instruments, { activeMutant: undefined, hitCount: undefined });
    return toMutantRunResult(loop ?? { status: DryRunStatus.Complete, tests });
  }

  passes = (ids) => this.tests.every((test) => !ids.includes(test[0]) || resultOf(test).status === TestStatus.Success);

  dispose = () => this.server?.close();
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'engine', EngineRunner)];

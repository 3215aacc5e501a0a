/**
 * Runs tests for Stryker in one process that loads them once (`npm run mutation:engine`, `npm run mutation:search`).
 * A mutant costs milliseconds: it is switched on, and the tests that reach it run until one fails.
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

/** The instrumented code reads the active mutant here and counts its hits. */
globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
const instruments = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];

/** Milliseconds: each test takes a small part of it. */
const longestTest = 2000;
const current = new Script('runTest()');
const timeoutCode = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const hasTimedOut = (error) => error.code === timeoutCode;

/** Stops a synchronous loop. Processor time decides, so that a slow test on a busy machine is not stopped. */
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

/** The originals: a test may replace them. */
const { setTimeout, clearTimeout } = globalThis;

async function waitFor(pending) {
  let timer;
  const timeout = new Promise((_, reject) => {
    const stop = () => reject(Object.assign(new Error('The test does not end.'), { code: timeoutCode }));
    timer = setTimeout(stop, 2 * longestTest);
  });
  await Promise.race([pending, timeout]).finally(() => clearTimeout(timer));
}

async function resultOf([id, run]) {
  const began = performance.now();
  const times = () => ({ id, name: id, timeSpentMs: performance.now() - began });
  try {
    const pending = finish(run);
    if (pending instanceof Promise) await waitFor(pending);
    return { ...times(), status: TestStatus.Success };
  } catch (error) {
    return { ...times(), status: TestStatus.Failed, failureMessage: String(error), looped: hasTimedOut(error) };
  }
}

class InProcessRunner {
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
    await modules.import(this.entry);
    this.tests = [...(await modules.import(collectTests)).collected];
  }

  async dryRun() {
    const tests = [];
    for (const test of this.tests) {
      instruments.currentTestId = test[0];
      tests.push(await resultOf(test));
    }
    instruments.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: instruments.mutantCoverage };
  }

  async mutantRun(options) {
    const result = await this.tryMutant(options);
    if (result.status !== MutantRunStatus.Killed || (await this.passes(result.killedBy))) return result;
    // A mutant has left something behind, this one or one before it.
    await this.load();
    return this.tryMutant(options);
  }

  async tryMutant({ activeMutant, testFilter, hitLimit }) {
    const tests = [];
    Object.assign(instruments, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    for (const test of this.tests.filter(([id]) => testFilter?.includes(id) ?? true)) {
      tests.push(await resultOf(test));
      if (tests.at(-1).status === TestStatus.Failed) break;
    }
    const loop = tests.at(-1)?.looped
      ? { status: DryRunStatus.Timeout, reason: 'A test loops.' }
      : determineHitLimitReached(instruments.hitCount, hitLimit);
    Object.assign(instruments, { activeMutant: undefined, hitCount: undefined });
    return toMutantRunResult(loop ?? { status: DryRunStatus.Complete, tests });
  }

  async passes(ids) {
    for (const test of this.tests)
      if (ids.includes(test[0]) && (await resultOf(test)).status !== TestStatus.Success) return false;
    return true;
  }

  dispose = () => this.server?.close();
}

class EngineRunner extends InProcessRunner {
  entry = '/tests/mutation/engineTests.ts';
}
class SearchRunner extends InProcessRunner {
  entry = '/tests/mutation/searchTests.ts';
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'engine', EngineRunner),
  declareClassPlugin(PluginKind.TestRunner, 'search', SearchRunner),
];

/**
 * Runs the tests of the engine for Stryker in one process, which loads them once: a mutant that a
 * scenario kills takes milliseconds. Registered in engine.json.
 */

import path from 'node:path';
import fc from 'fast-check';
import { createServer, createServerModuleRunner, runnerImport } from 'vite';
import { chai } from 'vitest';

fc.configureGlobal({ numRuns: 10, seed: 1 });

/** Scenarios are quick and kill most mutants; games by lot come last. */
const files = [
  'tests/scenarios/scenarios.test.ts',
  'src/game/engine/newGame.test.ts',
  'src/game/engine/view.test.ts',
  'src/game/engine/explain.test.ts',
  'tests/auditor/auditor.test.ts',
  'src/game/engine/properties.test.ts',
];

/** It reads the sources, where mutants are numbered. */
const reading = /know no card by its name/;

globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;

/** The part of vitest that these tests use. It only notes the tests, by their titles. */
const tests = new Map();
const groups = [];
const test = (title, run) => tests.set([...groups, title].join(' > '), run);
test.each = (cases) => (title, run) => {
  for (const values of cases) {
    const left = [...values];
    test(
      title.replace(/%[si]/g, () => left.shift()),
      () => run(...values),
    );
  }
};
const describe = (title, body) => {
  groups.push(title);
  body();
  groups.pop();
};
globalThis.engineTests = { describe, expect: chai.expect, test };

const vitestHere = {
  name: 'vitest-here',
  enforce: 'pre',
  resolveId: (source) => (source === 'vitest' ? '\0vitest-here' : undefined),
  load: (id) =>
    id === '\0vitest-here' ? 'export const { describe, expect, test } = globalThis.engineTests;' : undefined,
};

/** What is wrong, if the test fails. */
async function faultOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

class Runner {
  capabilities = () => ({ reloadEnvironment: false });

  async init() {
    const root = process.cwd();
    const { module } = await runnerImport(path.join(root, 'scripts/build/sharedPlugins.ts'), {
      root,
      configFile: false,
      logLevel: 'warn',
    });
    this.server = await createServer({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [vitestHere, ...module.sharedPlugins()],
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const modules = createServerModuleRunner(this.server.environments.ssr);
    for (const file of files) await modules.import(path.join(root, file));
    for (const name of tests.keys()) if (reading.test(name)) tests.delete(name);
  }

  async dryRun() {
    const results = [];
    for (const [name, run] of tests) {
      stryker.currentTestId = name;
      const start = performance.now();
      const failureMessage = await faultOf(run);
      stryker.currentTestId = undefined;
      results.push({
        id: name,
        name,
        timeSpentMs: performance.now() - start,
        ...(failureMessage === undefined ? { status: 0 } : { status: 1, failureMessage }),
      });
    }
    return { status: 'complete', tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let nrOfTests = 0;
    try {
      for (const [name, run] of tests) {
        if (testFilter && !testFilter.includes(name)) continue;
        nrOfTests += 1;
        const failureMessage = await faultOf(run);
        if (stryker.hitCount > hitLimit) return { status: 'timeout', reason: 'It does not end.' };
        if (failureMessage !== undefined) return { status: 'killed', killedBy: [name], failureMessage, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  dispose = () => this.server?.close();
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'engine', factory: () => new Runner() }];

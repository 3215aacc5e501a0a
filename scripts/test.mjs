/**
 * `npm test`: installs when needed, finds a browser, and runs every check, to the end. `npm run check` runs
 * those that need neither a build nor a browser, `npm run check:quick` only what the uncommitted changes touch.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureDependencies, root } from './ensure.mjs';
import { readBrowserReport, readUnitReport, slowestOf } from './testReports.mjs';
import { script, tool } from './tools.mjs';

const [scope = 'all'] = process.argv.slice(2);
const started = performance.now();
ensureDependencies();

const reports = path.join(root, 'node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

const vitest = (...args) =>
  tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`, ...args);
const types = { title: 'types', args: () => tool('typescript', '-b') };

const quickChecks = [
  {
    title: 'lint',
    args: () => tool('@biomejs/biome', 'check', '--changed', '--since=HEAD', '--no-errors-on-unmatched'),
  },
  types,
  { title: 'unit tests', args: () => vitest('--changed', '--passWithNoTests'), report: [unitReport, readUnitReport] },
];
const checks = [
  { title: 'lint and layers', args: () => tool('@biomejs/biome', 'ci', '--log-level=warn') },
  types,
  { title: 'unused code', args: () => tool('knip') },
  { title: 'cards', args: () => script('checkCards.ts') },
  { title: 'unit tests', args: () => vitest(), report: [unitReport, readUnitReport] },
];
const build = { title: 'build', args: () => tool('vite', 'build', '--logLevel', 'warn') };
const builtChecks = [
  build,
  { title: 'size', args: () => tool('size-limit'), needs: build },
  { title: 'print', args: () => script('print.ts'), needs: build },
];
const browserTests = {
  title: 'browser tests',
  args: () => tool('@playwright/test', 'test', '--reporter=list,json'),
  needs: build,
  report: [browserReport, readBrowserReport],
};
/** Smoke tests in the other engines, where they are installed. */
const otherEngines = {
  title: 'other engines',
  args: () => [path.join(root, 'scripts/run.mjs'), path.join(root, 'tests/engines/engines.ts'), '--others'],
  needs: build,
  showsOutput: true,
};

const total = { passed: 0, failed: 0 };
const durations = [];
const succeeded = new Set();

function run({ args }) {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
    const child = spawn(process.execPath, args(), { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A check without a report counts as one test; a runner that failed has failed at least once. */
function read({ report: [file, parse] = [] }, ok) {
  const report = file && existsSync(file) ? parse(file) : { passed: Number(ok), failed: 0, tests: [] };
  return ok ? report : { ...report, failed: Math.max(1, report.failed) };
}

async function runStep(step) {
  const before = performance.now();
  const blocked = step.needs && !succeeded.has(step.needs);
  const { ok, output } = blocked ? { ok: false, output: `Not run: ${step.needs.title} failed.` } : await run(step);
  if (ok) succeeded.add(step);
  const { passed, failed, tests } = read(step, ok);
  total.passed += passed;
  total.failed += failed;
  durations.push(...tests);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  console.log(`${step.title.padEnd(16)} ${seconds.padStart(6)} s   ${passed} passed, ${failed} failed`);
  if (failed > 0 || (step.showsOutput && !blocked)) console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
}

async function runInOrder(steps) {
  for (const step of steps) await runStep(step);
}

if (scope === 'quick') await runInOrder(quickChecks);
else if (scope === 'check') await runInOrder(checks);
else {
  await Promise.all([runInOrder(builtChecks), runInOrder(checks)]);
  await findBrowser();
  // Alone, because some browser tests measure time.
  await runInOrder([browserTests, otherEngines]);
}

if (scope !== 'quick') console.log(`\nThe slowest tests:\n${slowestOf(durations, 10).join('\n')}`);
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * `npm test`: installs when needed, finds a browser, and runs every check there
 * is, on to the end. The last line sums them up.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureDependencies, root } from './ensure.mjs';
import { script, tool } from './tools.mjs';

const started = performance.now();
ensureDependencies();

const reports = path.join(root, 'node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

/** How many tests passed and failed, by a runner's own report. */
const readUnitReport = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no tests that could fail.
  failed: testResults
    .filter(({ status }) => status === 'failed')
    .reduce(
      (sum, file) => sum + Math.max(1, file.assertionResults.filter(({ status }) => status === 'failed').length),
      0,
    ),
});
const readBrowserReport = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

const build = { title: 'build', args: () => tool('vite', 'build', '--logLevel', 'warn') };
const size = { title: 'size', args: () => tool('size-limit'), needs: build };
const printing = { title: 'print', args: () => script('print.ts'), needs: build };
const checks = [
  { title: 'lint and floors', args: () => tool('@biomejs/biome', 'ci', '--log-level=warn') },
  { title: 'types', args: () => tool('typescript', '-b') },
  { title: 'unused code', args: () => tool('knip') },
  { title: 'cards', args: () => script('checkCards.ts') },
  {
    title: 'unit tests',
    args: () => tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`),
    report: [unitReport, readUnitReport],
  },
];
const browserTests = {
  title: 'browser tests',
  args: () => tool('@playwright/test', 'test', '--reporter=list,json'),
  needs: build,
  report: [browserReport, readBrowserReport],
};

/** Chromium has all the tests above; the others walk the journeys that matter, where they are installed. */
const otherEngines = {
  title: 'other engines',
  args: () => [path.join(root, 'scripts/run.mjs'), path.join(root, 'tests/engines/engines.ts'), '--others'],
  needs: build,
  says: true,
};

const total = { passed: 0, failed: 0 };
const succeeded = new Set();

/** Runs a step without its input and shows its output only if something failed. */
function run({ args }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args(), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A check without a report counts as one test; one whose runner failed has failed at least once. */
function count(step, ok) {
  const [file, read] = step.report ?? [];
  const counted =
    file && existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: Number(ok), failed: 0 };
  return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

async function take(step) {
  const before = performance.now();
  const blocked = step.needs && !succeeded.has(step.needs);
  const { ok, output } = blocked ? { ok: false, output: `Not run: ${step.needs.title} failed.` } : await run(step);
  if (ok) succeeded.add(step);
  const { passed, failed } = count(step, ok);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  console.log(`${step.title.padEnd(16)} ${seconds.padStart(6)} s   ${passed} passed, ${failed} failed`);
  if (failed > 0 || (step.says && !blocked)) console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
}

async function takeInTurn(steps) {
  for (const step of steps) await take(step);
}

// The build and the checks do not need each other; the browser tests measure time and have the machine to themselves.
await Promise.all([takeInTurn([build, size, printing]), takeInTurn(checks)]);
await findBrowser();
await take(browserTests);
await take(otherEngines);

console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

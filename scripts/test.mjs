/**
 * `npm test`: installs the dependencies if needed, finds a browser, and runs every check, even after a failure.
 * `npm run check` runs the checks that need neither a build nor a browser, `check:quick` only those of changed files.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureDependencies, root, runNode, script, tool } from './ensure.mjs';

const [scope = 'all'] = process.argv.slice(2);
const started = performance.now();
ensureDependencies();

const reports = path.join(root, 'node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

const unitTests = (...options) => ({
  title: 'unit tests',
  args: tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`, ...options),
  report: unitReport,
  read: ({ numTotalTests, numPassedTests: passed, numFailedTests: failed }) => [
    passed,
    failed,
    numTotalTests - passed - failed,
  ],
});
const lint = (...args) => ({ title: 'lint and layers', args: tool('@biomejs/biome', ...args) });
const types = { title: 'types', args: tool('typescript', '-b') };
const build = { title: 'build', args: tool('vite', 'build', '--logLevel', 'warn') };

const quickChecks = [
  lint('check', '--changed', '--since=HEAD', '--no-errors-on-unmatched'),
  types,
  unitTests('--changed', '--passWithNoTests'),
];
const checks = [lint('ci', '--log-level=warn'), types, { title: 'cards', args: script('checkCards.ts') }];
const unusedCode = { title: 'unused code', args: tool('knip') };
const builtChecks = [
  build,
  { title: 'size', args: tool('size-limit'), needs: build },
  { title: 'print', args: script('print.ts'), needs: build },
];
const browserTests = {
  title: 'browser tests',
  args: tool('@playwright/test', 'test', '--reporter=list,json'),
  needs: build,
  report: browserReport,
  read: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped],
};

const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
const total = [0, 0, 0];
const succeeded = new Set();

/** Tests that passed, failed and were skipped. A check without a report counts as one, as does a failure outside it. */
function countsOf({ report, read }, ok) {
  if (!report || !existsSync(report)) return [Number(ok), Number(!ok), 0];
  const [passed, failed, skipped] = read(JSON.parse(readFileSync(report, 'utf8')));
  return [passed, Math.max(failed, Number(!ok)), skipped];
}

/** The tests of a report, which Playwright nests in suites, with their milliseconds. */
const testsIn = ({ testResults = [], suites = [], specs = [] }) => [
  ...testResults.flatMap((file) => file.assertionResults.map(({ fullName, duration }) => [duration ?? 0, fullName])),
  ...specs.flatMap(({ title, tests }) => tests.flatMap(({ results }) => results.map((run) => [run.duration, title]))),
  ...suites.flatMap(testsIn),
];

function printSlowest(count) {
  const tests = [unitReport, browserReport]
    .filter(existsSync)
    .flatMap((file) => testsIn(JSON.parse(readFileSync(file, 'utf8'))));
  console.log('\nThe slowest tests:');
  for (const [milliseconds, title] of tests.sort(([one], [other]) => other - one).slice(0, count))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${title}`);
}

const inWords = ([passed, failed, skipped]) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function runStep(step) {
  const before = performance.now();
  const isBlocked = step.needs && !succeeded.has(step.needs);
  const { ok, output } = isBlocked
    ? { ok: false, output: `    Not run: ${step.needs.title} failed.` }
    : await runNode(step.args, { env });
  if (ok) succeeded.add(step);
  const counts = countsOf(step, ok);
  for (const [index, count] of counts.entries()) total[index] += count;
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  console.log(`${step.title.padEnd(16)} ${seconds.padStart(6)} s   ${inWords(counts)}`);
  if (!ok) console.log(`${output}\n`);
}

async function runInOrder(steps) {
  for (const step of steps) await runStep(step);
}

if (scope === 'quick') await runInOrder(quickChecks);
// Vitest leaves one core free, which the other checks use.
else if (scope === 'check') await Promise.all([runInOrder([...checks, unusedCode]), runStep(unitTests())]);
else {
  await Promise.all([runInOrder([...builtChecks, unusedCode]), runInOrder([...checks, unitTests()])]);
  await findBrowser();
  // Run alone, because some browser tests measure time.
  await runStep(browserTests);
}

if (scope !== 'quick') printSlowest(10);
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s in total`);
console.log(inWords(total));
process.exitCode = total[1] === 0 ? 0 : 1;

/**
 * `npm test`: installs the dependencies if needed, finds a browser, and runs the checks that a change needs within a
 * few minutes, even after a failure: without axe, of the browser tests those tagged `@core`, and without what takes long
 * and few changes touch (`CHECKS=core`).
 * `npm run check` runs the checks that need neither a build nor a browser, `check:quick [-- REF]` only those of changed
 * files, `npm run test:changed [-- REF]` the unit tests and end-to-end test files that a change touches: what is not
 * committed and, with REF, all since that commit.
 * `npm run test:ci` runs every check, and the first browser test of each file also in the Chromium that `npm test`
 * installs on a machine without a browser.
 */

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { changedSpecs } from './changedSpecs.mjs';
import { ensureDependencies, root, runNode, script, tool } from './ensure.mjs';
import { chromiumFromNpm, oldestFromNpm } from './npmChromium.mjs';
import {
  countBrowserTests,
  countByProject,
  countUnitTests,
  firstOfEachFile,
  readReport,
  slowestIn,
} from './testReports.mjs';

const [scope = 'all', since = 'HEAD'] = process.argv.slice(2);
const started = performance.now();
// Read by the unit tests, by axe in the browser tests and by `print`.
if (scope === 'all') process.env.CHECKS = 'core';
ensureDependencies();

const reports = path.join(root, 'node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const npmBrowserReport = path.join(reports, 'npm-browser.json');

const unitTests = (...options) => ({
  title: 'unit tests',
  args: tool('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`, ...options),
  report: unitReport,
  read: countUnitTests,
});
const lint = (...args) => ({ title: 'lint and layers', args: tool('@biomejs/biome', ...args) });
const types = { title: 'types', args: tool('typescript', '-b') };
const build = { title: 'build', args: tool('vite', 'build', '--logLevel', 'warn') };

const changedUnitTests = unitTests(`--changed=${since}`, '--passWithNoTests');
const quickChecks = [
  lint('check', '--changed', `--since=${since}`, '--no-errors-on-unmatched'),
  changedUnitTests,
  types,
];
// The check of the cards generates the modules that the compiler needs.
const checks = [lint('ci', '--log-level=warn'), { title: 'cards', args: script('checkCards.ts') }, types];
const unusedCode = { title: 'unused code', args: tool('knip') };
const builtChecks = [
  build,
  { title: 'size', args: [path.join(root, 'scripts/sizes.mjs')], needs: build },
  { title: 'print', args: script('print.ts'), needs: build },
];
const browserTests = (title, report, env, ...options) => ({
  title,
  args: tool('@playwright/test', 'test', '--reporter=list,json', ...options),
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  needs: build,
  report,
  read: countBrowserTests,
});

const total = [0, 0, 0];
const succeeded = new Set();

/** Tests that passed, failed and were skipped. A check without a report counts as one, as does a failure outside it. */
function countsOf({ report, read }, ok) {
  if (!report || !existsSync(report)) return [Number(ok), Number(!ok), 0];
  const [passed, failed, skipped] = read(readReport(report));
  return [passed, Math.max(failed, Number(!ok)), skipped];
}

const inWords = ([passed, failed, skipped]) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function runStep(step) {
  const before = performance.now();
  const isBlocked = step.needs && !succeeded.has(step.needs);
  const { ok, output } = isBlocked
    ? { ok: false, output: `    Not run: ${step.needs.title} failed.` }
    : await runNode(step.args, { env: step.env });
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

/** Runs browser tests, and prints how many of them ran in which browser. */
async function runInBrowsers(step, chromium) {
  await runStep(step);
  for (const [project, counts] of countByProject(readReport(step.report))) {
    const browser = ['desktop', 'phone'].includes(project) ? `${chromium}, ${project}` : project;
    console.log(`    ${browser.padEnd(34)} ${inWords(counts)}`);
  }
}

async function runInNpmChromium() {
  const chromium = await findBrowser('npm');
  const options = ['--project=desktop', '--project=phone', ...firstOfEachFile(readReport(browserReport))];
  await runInBrowsers(browserTests('npm browser', npmBrowserReport, { BROWSER_SOURCE: 'npm' }, ...options), chromium);
}

if (scope === 'quick') await runInOrder(quickChecks);
else if (scope === 'changed') {
  await runStep(changedUnitTests);
  const specs = changedSpecs(since);
  if (specs.length > 0) {
    await runInOrder(builtChecks);
    const options = ['--project=desktop', '--project=phone', ...specs];
    await runInBrowsers(browserTests('browser tests', browserReport, {}, ...options), await findBrowser());
  }
} else if (scope === 'check') await Promise.all([runInOrder([...checks, unusedCode]), runStep(unitTests())]);
else {
  // Vitest leaves one core free for the build. Whichever is done first goes on with the other checks.
  const others = [...checks, unusedCode];
  const runOthers = async () => {
    for (let step = others.shift(); step; step = others.shift()) await runStep(step);
  };
  await Promise.all([runInOrder(builtChecks).then(runOthers), runStep(unitTests()).then(runOthers)]);
  const chromium = await findBrowser();
  if (scope === 'ci' && !chromiumFromNpm(oldestFromNpm))
    console.log(`Not run: the tests in Chromium ${oldestFromNpm}, which cannot be installed here.`);
  // Run alone, because some browser tests measure time.
  // A test for desktop and phone runs on the phone alone.
  const options = scope === 'ci' ? [] : ['--grep=@core', '--grep-invert=desktop .*@phone', '--fully-parallel'];
  await runInBrowsers(browserTests('browser tests', browserReport, {}, ...options), chromium);
  if (scope === 'ci') await runInNpmChromium();
}

if (scope !== 'quick') {
  console.log('\nThe slowest tests:');
  for (const [milliseconds, title] of slowestIn([unitReport, browserReport].map(readReport)).slice(0, 10))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${title}`);
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s in total`);
console.log(inWords(total));
process.exitCode = total[1] === 0 ? 0 : 1;

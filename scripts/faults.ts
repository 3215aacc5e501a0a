/**
 * `npm run faults`: makes four builds (the site, the same from a clean copy, one with a word changed, and one with
 * card images on another host), runs every test that names a case of docs/faults.md, and prints a verdict for each.
 * `npm run faults -- O6 U5` tests only these cases, and reuses builds.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { builtDir, root } from './builtSite.ts';
import { ensureDependencies, tool } from './ensure.mjs';
import { buildChanged, buildHosted, buildSite, buildTwin, runLoudly } from './faults/builds.ts';
import { readBrowserReport, readUnitReport, type TestResult } from './faults/testReports.ts';
import { faultCases, figuresOf, idsIn, verdictOn } from './faults/verdicts.ts';
import { chromiumFromNpm, oldestFromNpm, tooOldFromNpm } from './npmChromium.mjs';

const cache = path.join(root, 'node_modules/.cache/faults');

type Build = { readonly folder: string; readonly make: (folder: string) => Promise<boolean>; readonly case?: string };
const builds: readonly Build[] = [
  { folder: builtDir, make: () => buildSite() },
  { folder: path.join(cache, 'twin'), make: buildTwin, case: 'C6' },
  { folder: path.join(cache, 'changed'), make: buildChanged, case: 'U5' },
  { folder: path.join(cache, 'hosted'), make: buildHosted, case: 'O20' },
];

async function makeBuilds(ids: readonly string[], isWhole: boolean): Promise<boolean> {
  for (const { folder, make, case: only } of builds) {
    const isNeeded = only === undefined || ids.includes(only);
    if (isWhole) rmSync(folder, { recursive: true, force: true });
    if (isNeeded && !existsSync(path.join(folder, 'version.json')) && !(await make(folder))) return false;
  }
  return true;
}

/** The unit test files that name one of these cases. */
const unitTests = (ids: readonly string[]): string[] =>
  ['src', 'cards', 'scripts', 'sw', 'tests/support'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => idsIn(readFileSync(path.join(root, file), 'utf8')).some((id) => ids.includes(id))),
  );

async function runBrowserTests(name: string, ...options: readonly string[]): Promise<TestResult[]> {
  const report = path.join(cache, `${name}.json`);
  const older = [oldestFromNpm, tooOldFromNpm].filter(chromiumFromNpm).map((version) => `chromium ${version}*`);
  const projects = ['desktop', 'faults', 'redirecting host', 'webkitgtk', ...older].map(
    (project) => `--project=${project}`,
  );
  const args = ['test', ...projects, '--pass-with-no-tests', '--reporter=line,json'];
  rmSync(report, { force: true });
  const env = { FAULTS: cache, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  await runLoudly(tool('@playwright/test', ...args, ...options), { env });
  return existsSync(report) ? readBrowserReport(report) : [];
}

async function runUnitTests(files: readonly string[], named: string): Promise<TestResult[]> {
  const report = path.join(cache, 'unit.json');
  rmSync(report, { force: true });
  const options = ['-t', named, '--reporter=json', `--outputFile.json=${report}`];
  if (files.length > 0) await runLoudly(tool('vitest', 'run', ...files, ...options));
  // `-t` reports the tests of other cases as skipped.
  return existsSync(report) ? readUnitReport(report).filter(({ title }) => new RegExp(named).test(title)) : [];
}

/** Resolves to 1 when a case is red. */
export async function main(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const isWhole = args.length === 0;
  const ids = isWhole ? [...faultCases.keys()] : args;
  const unknown = ids.filter((id) => !faultCases.has(id));
  if (unknown.length > 0) {
    console.error(`docs/faults.md has no case ${unknown.join(', ')}.`);
    return 1;
  }
  mkdirSync(cache, { recursive: true });
  // O16 drives WebKitGTK with a package of the lab.
  ensureDependencies(path.join(root, 'lab'));
  if (!(await makeBuilds(ids, isWhole))) return 1;

  const named = `\\b(${ids.join('|')})\\b`;
  const results = [
    ...(await runUnitTests(unitTests(ids), named)),
    ...(await runBrowserTests('browser', `--grep=${named}`, '--grep-invert=@alone')),
    // These measure time, so nothing else may run at the same time.
    ...(await runBrowserTests('alone', `--grep=(?=.*@alone).*${named}`, '--workers=1')),
  ];
  const verdicts = ids.map((id) => verdictOn(id, results));
  for (const [index, id] of ids.entries()) {
    console.log(`${id.padEnd(4)} ${verdicts[index]?.padEnd(13)} ${faultCases.get(id)}`);
    for (const figure of figuresOf(id, results)) console.log(`${' '.repeat(19)}${figure}`);
  }
  const count = (beginning: string) => verdicts.filter((verdict) => verdict.startsWith(beginning)).length;
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
  console.log(`${count('green')} green, ${count('red')} red, ${count('not run here')} not run here`);
  return count('red') === 0 ? 0 : 1;
}

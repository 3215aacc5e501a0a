/**
 * `npm run faults`: builds the site four times (as it is, once more from nothing, with one word changed, and with its
 * card images on another host), runs every test that names a case of the fault plan, and prints the table. `npm run faults -- O6 U5` tries these cases
 * alone, on the builds that are there.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildChanged, buildHosted, buildSite, buildTwin, isBuilt, runNode } from './faults/builds.ts';
import { faultCases, idsIn } from './faults/cases.ts';
import { faultRows, printRow } from './faults/faultTable.ts';
import { readBrowserReport, readUnitReport, type TestResult } from './faults/readReports.ts';
import { tool } from './tools.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/faults');
const [twin, changed, hosted] = ['twin', 'changed', 'hosted'].map((name) => path.join(cache, name)) as [
  string,
  string,
  string,
];
const site = path.join(root, 'dist');
const reports = {
  unit: path.join(cache, 'unit.json'),
  browser: path.join(cache, 'browser.json'),
  alone: path.join(cache, 'alone.json'),
};

/** Every build anew for the whole plan; for a part of it those that are missing, and of these those it needs. */
async function makeBuilds(ids: readonly string[], isWhole: boolean): Promise<boolean> {
  if (isWhole) for (const folder of [twin, changed, hosted]) rmSync(folder, { recursive: true, force: true });
  const wanted = (folder: string, ...by: string[]) =>
    isWhole || (!isBuilt(folder) && by.some((id) => ids.includes(id)));
  if ((isWhole || !isBuilt(site)) && !(await buildSite(root))) return false;
  if (wanted(twin, 'C6') && !(await buildTwin(root, twin))) return false;
  if (wanted(changed, 'U5') && !(await buildChanged(root, changed))) return false;
  return !wanted(hosted, 'O20') || buildHosted(root, hosted);
}

/** The files of unit tests that name one of these cases. */
const unitTests = (ids: readonly string[]): string[] =>
  ['src', 'cards', 'scripts', 'sw', 'tests/support'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => idsIn(readFileSync(path.join(root, file), 'utf8')).some((id) => ids.includes(id))),
  );

const runBrowserTests = (report: string, ...which: readonly string[]) =>
  runNode(
    root,
    tool(
      '@playwright/test',
      'test',
      '--project=desktop',
      '--project=faults',
      '--pass-with-no-tests',
      '--reporter=line,json',
      ...which,
    ),
    { FAULTS: cache, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );

async function tryCases(ids: readonly string[]): Promise<TestResult[]> {
  const named = `\\b(${ids.join('|')})\\b`;
  const files = unitTests(ids);
  for (const file of Object.values(reports)) rmSync(file, { force: true });
  if (files.length > 0) {
    const report = ['--reporter=json', `--outputFile.json=${reports.unit}`];
    await runNode(root, tool('vitest', 'run', ...files, '-t', named, ...report));
  }
  await runBrowserTests(reports.browser, `--grep=${named}`, '--grep-invert=@alone');
  // What measures time has the machine to itself.
  await runBrowserTests(reports.alone, `--grep=(?=.*@alone).*${named}`, '--workers=1');
  return [
    ...(existsSync(reports.unit) ? readUnitReport(reports.unit) : []),
    ...[reports.browser, reports.alone].filter((report) => existsSync(report)).flatMap(readBrowserReport),
  ];
}

export async function main(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const isWhole = args.length === 0;
  const ids = isWhole ? Object.keys(faultCases) : args;
  const unknown = ids.filter((id) => !Object.hasOwn(faultCases, id));
  if (unknown.length > 0) {
    console.log(`There is no case ${unknown.join(', ')}. There are ${Object.keys(faultCases).join(', ')}.`);
    return 1;
  }
  mkdirSync(cache, { recursive: true });
  if (!(await makeBuilds(ids, isWhole))) return 1;

  const rows = faultRows(await tryCases(ids)).filter(({ id }) => ids.includes(id));
  const count = (verdict: string) => rows.filter((row) => row.verdict.startsWith(verdict)).length;
  console.log(rows.map(printRow).join('\n'));
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s in all`);
  const missed = rows.flatMap(({ figures }) => figures.filter((figure) => figure.includes(': MISSED'))).length;
  console.log(`${missed} goals of time missed on this machine`);
  console.log(`${count('green')} green, ${count('red')} red, ${count('not run here')} not run here`);
  return count('red') === 0 ? 0 : 1;
}

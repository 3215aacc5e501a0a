/**
 * `npm run faults`: builds the site three times (as it is, once more, and with
 * one setting changed), runs every test that names a case of the fault plan, and
 * prints the table.
 */

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { idsIn } from './faults/cases.ts';
import { faultRows, printRow } from './faults/faultTable.ts';
import { readBrowserReport, readUnitReport } from './faults/readReports.ts';
import { tool } from './tools.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/faults');
const folders = { again: path.join(cache, 'again/dist'), changed: path.join(cache, 'changed/dist') };

/** Without the mode in which this script itself was loaded: builds are for production. */
const { NODE_ENV: _mode, ...inherited } = process.env;

/** Its words go to the reader only where it fails and nothing else will tell. */
function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, NO_COLOR: '1', ...environment },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (words += text));
    child.on('close', (code) => {
      if (code !== 0) console.log(words.trimEnd().replace(/^/gm, '    '));
      resolve(code === 0);
    });
  });
}

const build = (environment: Readonly<Record<string, string>> = {}) =>
  run(tool('vite', 'build', '--logLevel', 'warn'), environment);

/** The files of unit tests that name a case. */
const unitTests = (): string[] =>
  ['src', 'cards', 'scripts', 'sw', 'tests/support'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => idsIn(readFileSync(path.join(root, file), 'utf8')).length > 0),
  );

export async function main(): Promise<number> {
  const started = performance.now();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const built =
    (await build()) &&
    (await build({ OUT_DIR: folders.again })) &&
    (await build({ OUT_DIR: folders.changed, VITE_COPYRIGHT_HOLDER: 'Imago Mutual Print Room, second edition' }));
  if (!built) return 1;

  const reports = { unit: path.join(cache, 'unit.json'), browser: path.join(cache, 'browser.json') };
  await run(tool('vitest', 'run', ...unitTests(), '--reporter=json', `--outputFile.json=${reports.unit}`));
  await run(
    tool(
      '@playwright/test',
      'test',
      '--project=desktop',
      '--project=faults',
      '--grep=\\b[OUSRNWHFDTXCA]\\d{1,2}\\b',
      '--reporter=line,json',
    ),
    { FAULTS: cache, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser },
  );

  const rows = faultRows([...readUnitReport(reports.unit), ...readBrowserReport(reports.browser)]);
  const count = (verdict: string) => rows.filter((row) => row.verdict.startsWith(verdict)).length;
  console.log(rows.map(printRow).join('\n'));
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s in all`);
  console.log(`${count('green')} green, ${count('red')} red, ${count('not run here')} not run here`);
  return count('red') === 0 ? 0 : 1;
}

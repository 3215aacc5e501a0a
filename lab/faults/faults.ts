/**
 * `npm run faults`: makes four builds (the site, the same from a clean copy, one with a word changed, and one with card
 * images on another host), and runs every test whose title names a case of docs/faults.md.
 * `npm run faults -- O6 U5` runs only the tests of these cases, and reuses builds.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { builtDir, root } from '../../scripts/builtSite.ts';
import { tool } from '../../scripts/ensure.mjs';
import { faultCases, idsIn } from '../../tests/support/faultPlan.ts';
import { buildChanged, buildHosted, buildSite, buildTwin, faultBuilds } from './builds.ts';

type Build = { readonly folder: string; readonly make: (folder: string) => Promise<boolean>; readonly case?: string };
const builds: readonly Build[] = [
  { folder: builtDir, make: () => buildSite() },
  { folder: faultBuilds.twin, make: buildTwin, case: 'C6' },
  { folder: faultBuilds.changed, make: buildChanged, case: 'U5' },
  { folder: faultBuilds.hosted, make: buildHosted, case: 'O20' },
];

async function makeBuilds(ids: readonly string[], isWhole: boolean): Promise<boolean> {
  for (const { folder, make, case: only } of builds) {
    const isNeeded = only === undefined || ids.includes(only);
    if (isWhole) rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.dirname(folder), { recursive: true });
    if (isNeeded && !existsSync(path.join(folder, 'version.json')) && !(await make(folder))) return false;
  }
  return true;
}

/** The unit test files that name one of these cases. */
const unitTests = (ids: readonly string[]): string[] =>
  ['src', 'cards', 'scripts', 'sw', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => idsIn(readFileSync(path.join(root, file), 'utf8')).some((id) => ids.includes(id))),
  );

const passes = (...command: Parameters<typeof tool>): boolean =>
  spawnSync(process.execPath, tool(...command), { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } })
    .status === 0;

/** Resolves to 1 when a test fails. */
export async function main(args: readonly string[]): Promise<number> {
  const isWhole = args.length === 0;
  const ids = isWhole ? [...faultCases.keys()] : args;
  const unknown = ids.filter((id) => !faultCases.has(id));
  if (unknown.length > 0) {
    console.error(`docs/faults.md has no case ${unknown.join(', ')}.`);
    return 1;
  }
  if (!(await makeBuilds(ids, isWhole))) return 1;

  const named = `\\b(${ids.join('|')})\\b`;
  const files = unitTests(ids);
  const inBrowsers = (...options: string[]) =>
    passes('@playwright/test', 'test', '--config=lab/faults/playwright.config.ts', '--pass-with-no-tests', ...options);
  const passed = [
    files.length === 0 || passes('vitest', 'run', '-t', named, ...files),
    inBrowsers(`--grep=${named}`, '--grep-invert=@alone'),
    // These measure time, so nothing else may run at the same time.
    inBrowsers(`--grep=(?=.*@alone).*${named}`, '--workers=1'),
  ];
  return passed.every(Boolean) ? 0 : 1;
}

/**
 * `npm run engines`: the journeys that matter in every engine there is here, as
 * a table. `--others` is for a run of all tests: it leaves out Chromium, in
 * which they have been run. `--suite` runs the end-to-end tests in Firefox, too.
 */

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { startSiteServer } from '#scripts/server/siteServer.ts';
import { tool } from '#scripts/tools.mjs';
import { type LaterBuild, makeLaterBuild } from '../support/laterBuild.ts';
import type { Driver, Engine } from './driver.ts';
import { type Journey, journeys, journeysKeepingNothing } from './journeys.ts';
import {
  chromiumDesk,
  chromiumKeepsNothing,
  chromiumPhone,
  firefoxDesk,
  firefoxKeepsNothing,
} from './playwrightEngines.ts';
import { webkitDesk, webkitKeepsNothing } from './webkitEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const settings = { ...readSiteSettings(root), backend: false };

const chromiums = [chromiumDesk, chromiumKeepsNothing, chromiumPhone];
const others = [
  [firefoxDesk, firefoxKeepsNothing],
  [webkitDesk, webkitKeepsNothing],
];

type Row = { readonly failed: boolean; readonly words: string };

/** One browser of a family after the other. */
async function walkInTurn(engines: readonly Engine[], later: LaterBuild): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) rows.push(...(await walkAll(engine, later)));
  return rows;
}

/** All journeys in one browser. */
async function walkAll({ name, start, keepsNothing }: Engine, later: LaterBuild): Promise<Row[]> {
  const row = (failed: boolean, words: string): Row => ({ failed, words: `${name.padEnd(16)} ${words}` });
  const driver = await start().catch((reason: unknown) => new Error('It does not start.', { cause: reason }));
  if (typeof driver === 'string') return keepsNothing ? [] : [row(false, `skipped: ${driver}`)];
  if (driver instanceof Error) return [row(true, `FAILED   ${sentenceOf(driver)}`)];

  const rows: Row[] = [];
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  for (const journey of keepsNothing ? journeysKeepingNothing : journeys) {
    const started = performance.now();
    const faults = await faultsOf(journey.walk(driver, { site, later }), driver);
    const seconds = `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;
    const failed = faults.length > 0;
    rows.push(row(failed, [`${failed ? 'FAILED' : 'passed'}  ${seconds}  ${journey.name}`, ...faults].join('\n    ')));
  }
  await driver.close();
  await site.stop();
  return rows;
}

/** What went wrong on a journey, and what was left uncaught on the way. */
async function faultsOf(journey: ReturnType<Journey['walk']>, driver: Driver): Promise<string[]> {
  const fault = await journey.then(() => [], sentenceOf);
  return [fault, driver.takeErrors().map((error) => `The page has not caught: ${error}`)].flat();
}

const sentenceOf = (reason: unknown) =>
  reason instanceof Error ? `${reason.message} ${reason.cause ?? ''}` : String(reason);

/** The end-to-end tests in Firefox; whether they passed. */
function passInFirefox(): boolean {
  console.log('\nThe end-to-end tests in Firefox, but for what only Chromium can be asked:');
  const args = tool('@playwright/test', 'test', '--project=firefox', '--reporter=dot');
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ENGINES: 'all' } });
  return status === 0;
}

/** Resolves to 1 when a journey or a test failed. */
export async function main(args: readonly string[]): Promise<number> {
  const onlyOthers = args.includes('--others');
  if (onlyOthers) console.log(`${'Chromium'.padEnd(16)} has had all the browser tests`);
  const later = makeLaterBuild('0000000000000b0b');
  // Each has a server of its own, and waits more than it works.
  const families = onlyOthers ? others : [chromiums, ...others];
  const rows = (await Promise.all(families.map((family) => walkInTurn(family, later)))).flat();
  later.remove();
  for (const { words } of rows) console.log(words);
  const passed = !rows.some(({ failed }) => failed);
  return passed && (!args.includes('--suite') || passInFirefox()) ? 0 : 1;
}

/**
 * `npm run engines`: the end-to-end tests in Chromium, on a desk and in a hand, and in Firefox, and the journeys that
 * matter in every engine there is here, as a table. `--journeys` leaves the tests out; `--others`, for a run of all
 * tests, Chromium as well, in which they have been run.
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
  withoutFirefox,
} from './playwrightEngines.ts';
import { webkitDesk, webkitKeepsNothing } from './webkitEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const settings = { ...readSiteSettings(root), backend: false };

const chromiums = [chromiumDesk, chromiumKeepsNothing, chromiumPhone];
const others = [
  [firefoxDesk, firefoxKeepsNothing],
  [webkitDesk, webkitKeepsNothing],
];

/** The tests' browsers, by the name of their project in playwright.config.ts. */
const suites = [
  { project: 'desktop', name: chromiumDesk.name },
  { project: 'phone', name: chromiumPhone.name },
  { project: 'firefox', name: firefoxDesk.name, missing: withoutFirefox() },
];

type Row = { readonly failed: boolean; readonly words: string };

const rowOf = (name: string, failed: boolean, words: string): Row => ({ failed, words: `${name.padEnd(16)} ${words}` });

const verdictOf = (failed: boolean, since: number) =>
  `${failed ? 'FAILED' : 'passed'}  ${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;

/** One browser of a family after the other. */
async function walkInTurn(engines: readonly Engine[], later: LaterBuild): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) rows.push(...(await walkAll(engine, later)));
  return rows;
}

/** All journeys in one browser. */
async function walkAll({ name, start, keepsNothing }: Engine, later: LaterBuild): Promise<Row[]> {
  const driver = await start().catch((reason: unknown) => new Error('It does not start.', { cause: reason }));
  if (typeof driver === 'string') return keepsNothing ? [] : [rowOf(name, false, `skipped: ${driver}`)];
  if (driver instanceof Error) return [rowOf(name, true, `FAILED   ${sentenceOf(driver)}`)];

  const rows: Row[] = [];
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  for (const journey of keepsNothing ? journeysKeepingNothing : journeys) {
    const started = performance.now();
    const faults = await faultsOf(journey.walk(driver, { site, later }), driver);
    const failed = faults.length > 0;
    rows.push(rowOf(name, failed, [`${verdictOf(failed, started)}  ${journey.name}`, ...faults].join('\n    ')));
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

/** The end-to-end tests in one browser; what Chromium alone can be asked is not asked of another. */
function passSuite({ project, name, missing }: (typeof suites)[number]): Row {
  if (missing) return rowOf(name, false, `skipped: ${missing}`);
  const started = performance.now();
  console.log(`The end-to-end tests: ${name}`);
  const args = tool('@playwright/test', 'test', `--project=${project}`, '--reporter=dot');
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ENGINES: 'all' } });
  return rowOf(name, status !== 0, `${verdictOf(status !== 0, started)}  the end-to-end tests`);
}

/** Resolves to 1 when a journey or a test failed. */
export async function main(args: readonly string[]): Promise<number> {
  const onlyOthers = args.includes('--others');
  const tested = onlyOthers || args.includes('--journeys') ? [] : suites.map(passSuite);
  if (onlyOthers) console.log(`${'Chromium'.padEnd(16)} the browser tests above`);
  const later = makeLaterBuild('0000000000000b0b');
  // Each has a server of its own, and waits more than it works.
  const families = onlyOthers ? others : [chromiums, ...others];
  const walked = (await Promise.all(families.map((family) => walkInTurn(family, later)))).flat();
  later.remove();
  const rows = [...tested, ...walked];
  for (const { words } of rows) console.log(words);
  return rows.some(({ failed }) => failed) ? 1 : 0;
}

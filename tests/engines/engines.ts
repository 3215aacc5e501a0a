/**
 * `npm run engines`: the journeys that matter in every engine there is here, as
 * a table. `--others` leaves out Chromium, in which all the other tests run.
 */

import path from 'node:path';
import { readSiteSettings } from '#scripts/build/siteSettings.ts';
import { startSiteServer } from '#scripts/server/siteServer.ts';
import type { Engine } from './driver.ts';
import { journeys } from './journeys.ts';
import { chromiumDesk, chromiumPhone, firefoxDesk } from './playwrightEngines.ts';
import { webkitDesk } from './webkitEngine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const settings = { ...readSiteSettings(root), backend: false };

/** Resolves to how many journeys failed. */
async function walkAll({ name, start }: Engine): Promise<number> {
  const driver = await start().catch((reason: unknown) => `it does not start: ${String(reason)}`);
  if (typeof driver === 'string') {
    console.log(`${name.padEnd(16)} skipped: ${driver}`);
    return 0;
  }
  let failed = 0;
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  for (const journey of journeys) {
    const started = performance.now();
    const fault = await journey.walk(driver, site).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (fault) failed += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name.padEnd(16)} ${fault ? 'FAILED' : 'passed'}  ${seconds.padStart(5)} s  ${journey.name}`);
    if (fault) console.log(`    ${fault instanceof Error ? `${fault.message} ${fault.cause ?? ''}` : String(fault)}`);
  }
  await driver.close();
  await site.stop();
  return failed;
}

/** Resolves to 1 when a journey failed. */
export async function main(args: readonly string[]): Promise<number> {
  const others = [firefoxDesk, webkitDesk];
  const engines = args.includes('--others') ? others : [chromiumDesk, chromiumPhone, ...others];
  let failed = 0;
  for (const engine of engines) failed += await walkAll(engine);
  return failed === 0 ? 0 : 1;
}

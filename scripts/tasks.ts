/**
 * `npm run tasks`: does twelve tasks by touch on an emulated phone, on the built site. Prints the taps, letters and
 * milliseconds of each, from the first tap until the answer is visible. Fails if a task exceeds its goal.
 */

import path from 'node:path';
import { type Browser, chromium, devices, expect } from '@playwright/test';
import { readSiteSettings } from './build/siteSettings.ts';
import { launchOptions } from './launchOptions.ts';
import { startSiteServer } from './server/siteServer.ts';
import { Hand, type Task, tasks, theme } from './taskList.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The theme task is also measured at these viewport sizes. */
const wide = [
  [768, 1024],
  [1440, 900],
] as const;

async function measure(browser: Browser, baseURL: string, task: Task, viewport?: { width: number; height: number }) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({
    ...phone,
    baseURL,
    serviceWorkers: 'block',
    ...(viewport && { viewport }),
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const hand = new Hand(page);
  await page.goto(task.address);
  await page.locator('html[data-alive]').waitFor();
  try {
    await task.prepare?.(hand);
    await task.run(hand);
    await expect(task.done(page)).toBeVisible({ timeout: 15_000 });
    const { taps, letters } = hand;
    const isWithin = taps <= (task.mostTaps ?? taps) && letters <= (task.mostLetters ?? letters);
    return { cells: [taps, letters, hand.milliseconds()], isWithin };
  } catch (reason) {
    console.error(`${task.name}: ${reason instanceof Error ? reason.message.split('\n')[0] : String(reason)}`);
    return { cells: ['–', '–', 'not done'], isWithin: false };
  } finally {
    await context.close();
  }
}

export async function main(): Promise<number> {
  const settings = { ...readSiteSettings(root), backend: false };
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  const browser = await chromium.launch(launchOptions);
  let failures = 0;
  console.log('| task | taps | letters | ms |\n|---|---|---|---|');
  const print = (name: string, { cells, isWithin }: Awaited<ReturnType<typeof measure>>) => {
    console.log(`| ${name} | ${cells.join(' | ')} |`);
    if (!isWithin) failures += 1;
  };
  for (const task of tasks) {
    print(task.name, await measure(browser, site.origin, task));
    if (task.name !== theme.name) continue;
    for (const [width, height] of wide)
      print(`theme at ${width} px`, await measure(browser, site.origin, task, { width, height }));
  }
  await browser.close();
  await site.stop();
  return failures === 0 ? 0 : 1;
}

/**
 * `npm run tasks`: does twelve tasks by touch on an emulated phone, on the built site. Prints the taps, letters and
 * milliseconds of each, from the first tap until the answer is visible. Fails if a task exceeds its goal.
 */

import { type Browser, chromium, devices, expect } from '@playwright/test';
import { serveBuiltSite } from './builtSite.ts';
import { launchOptions } from './launchOptions.ts';
import { Hand, type Task, tasks } from './taskList.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** Prints a row of the table. Returns whether the task was done within its goal. */
async function measure(browser: Browser, baseURL: string, task: Task): Promise<boolean> {
  const { name, mostTaps = Number.POSITIVE_INFINITY, mostLetters = Number.POSITIVE_INFINITY } = task;
  const viewport = task.viewport ?? phone.viewport;
  const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: 'block', viewport });
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
    console.log(`| ${name} | ${hand.taps} | ${hand.letters} | ${hand.milliseconds()} |`);
    return hand.taps <= mostTaps && hand.letters <= mostLetters;
  } catch (reason) {
    console.log(`| ${name} | – | – | not done |`);
    console.error(reason instanceof Error ? reason.message.split('\n')[0] : String(reason));
    return false;
  } finally {
    await context.close();
  }
}

export async function main(): Promise<number> {
  const site = await serveBuiltSite();
  const browser = await chromium.launch(launchOptions);
  let failures = 0;
  console.log('| task | taps | letters | ms |\n|---|---|---|---|');
  for (const task of tasks) if (!(await measure(browser, site.origin, task))) failures += 1;
  await browser.close();
  await site.stop();
  return failures === 0 ? 0 : 1;
}

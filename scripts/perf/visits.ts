/** Measures requests and bytes of first visit, repeat visit and update, and the first paint of each page offline. */

import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { launchOptions } from '../launchOptions.ts';
import type { ServedRequest, SiteServer } from '../server/siteServer.ts';
import { copyWithOtherCode } from './builtCopy.ts';
import { type Goals, measureRounds, median } from './goals.ts';
import { openSlowTab, paintOf, phone, seenIn } from './measuredPage.ts';

const rounds = 5;

const kilobytes = (requests: readonly ServedRequest[]) =>
  Math.round(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);

/** Resolves when the server has had no request for `ms` milliseconds. */
async function untilIdle({ requests }: SiteServer, ms: number): Promise<void> {
  for (let before = -1; before !== requests.length; await wait(ms)) before = requests.length;
}

/** Returns the requests from the start of an action until the server is idle. */
async function requestsDuring(site: SiteServer, act: () => Promise<unknown>, idleMs = 3000): Promise<ServedRequest[]> {
  site.requests.length = 0;
  await act();
  await untilIdle(site, idleMs);
  return [...site.requests];
}

/** All prerendered routes, with an example for those with parameters. */
const offlinePages = [
  ...Object.values(routes).flatMap(({ pattern, prerendered }) =>
    prerendered && typeof pattern === 'string' && !pattern.includes(':') ? [pattern] : [],
  ),
  routes.card.href(1, 4),
  routes.personaStory.href('wick'),
];

export async function measureVisits(site: SiteServer, built: string, goals: Goals): Promise<void> {
  goals.title('Visits');
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ ...phone, baseURL: site.origin });
  const page = await context.newPage();

  // Without card images: they load after 10 s in view or a user gesture, and Playwright's scripts count as one.
  const firstVisit = await requestsDuring(site, () => page.goto('/'), 2000);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // Now the card images and the game files load.
  await untilIdle(site, 15_000);
  goals.atMost('first visit, the whole site stored', firstVisit.length, 45, ' requests');
  goals.atMost('first visit, the whole site stored', kilobytes(firstVisit), 600, ' KB');

  const again = await context.newPage();
  const repeatVisit = await requestsDuring(site, async () => {
    await again.goto('/', { waitUntil: 'networkidle' });
    // The browser checks for a new worker some seconds after the page.
    for (let waited = 0; site.requests.length === 0 && waited < 20; waited++) await wait(1000);
  });
  await again.close();
  goals.atMost('repeat visit', repeatVisit.length, 1, ' requests');
  for (const { path } of repeatVisit) goals.note(path);

  await measureUpdate(site, built, page, goals);
  await measureOffline(site, context, goals);
  await browser.close();
}

async function measureUpdate(site: SiteServer, built: string, page: Page, goals: Goals): Promise<void> {
  const update = await copyWithOtherCode(built);
  site.deploy(update.folder);
  const sent = await requestsDuring(site, () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    }),
  );
  // The page checks the version file whenever it becomes visible.
  const needed = sent.filter(({ path }) => path !== '/version.json');
  goals.atMost('update of code alone', needed.length, 9, ' requests');
  goals.note(`${kilobytes(needed)} KB: ${needed.map(({ path }) => path).join(' ')}`);
  const images = needed.filter(({ path }) => /-(thumb|full)\./.test(path));
  goals.atMost('update of code alone', images.length, 0, ' images');
  site.deploy(built);
  update.remove();
}

/** Milliseconds to the first paint in a new tab. */
async function timeToPaint(context: BrowserContext, address: string): Promise<number> {
  const tab = await openSlowTab(context);
  const { painted } = await paintOf(tab);
  await tab.goto(address);
  await painted;
  await tab.locator('main h1').first().waitFor();
  const { firstPaint } = await seenIn(tab);
  await tab.close();
  return firstPaint;
}

async function measureOffline(site: SiteServer, context: BrowserContext, goals: Goals): Promise<void> {
  goals.title(`First paint with the server stopped, at 4x slower (median of ${rounds})`);
  await site.stop();
  for (const address of offlinePages) {
    const times = await measureRounds(rounds, () => timeToPaint(context, address));
    goals.atMost(address, median(times), 1000, ' ms');
  }
  await site.start();
}

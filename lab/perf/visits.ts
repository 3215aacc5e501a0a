/** Measures requests and bytes of the first visit and a repeat visit, and the first paint of each page offline. */

import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { ServedRequest, SiteServer } from '../../scripts/server/siteServer.ts';
import { routes } from '../../src/site/routes.ts';
import { median } from '../goals.ts';
import { measureRounds } from './measureRounds.ts';
import type { Run } from './perf.ts';
import { openSlowTab, phone } from './slowTab.ts';

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

export async function measureVisits(run: Run): Promise<void> {
  const { site, browser, goals } = run;
  goals.title('Visits');
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

  await measureOffline(run, context);
  await context.close();
}

/** Runs in the page, which reports its first paint, because polling for it would delay it. */
function reportFirstPaint(): void {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') console.debug(`${name} ${startTime}`);
  }).observe({ type: 'paint', buffered: true });
}

/** Milliseconds to the first paint in a new tab. */
async function timeToPaint(context: BrowserContext, address: string): Promise<number> {
  const tab = await openSlowTab(context);
  await tab.addInitScript(reportFirstPaint);
  const painted = tab.waitForEvent('console', (message) => message.text().startsWith('first-contentful-paint'));
  await tab.goto(address);
  const firstPaint = Number((await painted).text().split(' ')[1]);
  await tab.locator('main h1').first().waitFor();
  await tab.close();
  return firstPaint;
}

async function measureOffline({ site, goals }: Run, context: BrowserContext): Promise<void> {
  goals.title(`First paint with the server stopped, at 4x slower (median of ${rounds})`);
  await site.stop();
  for (const address of offlinePages) {
    const times = await measureRounds(rounds, () => timeToPaint(context, address));
    goals.atMost(address, median(times), 1000, ' ms');
  }
  await site.start();
}

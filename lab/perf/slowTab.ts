/** The pages to measure, and a tab that emulates a slow phone and records paints, layout shifts and long tasks. */

import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SiteServer } from '../../scripts/server/siteServer.ts';
import { routes } from '../../src/site/routes.ts';
import type { Goals } from '../goals.ts';

export type Run = { readonly site: SiteServer; readonly browser: Browser; readonly goals: Goals };

export const measuredPages: Readonly<Record<string, string>> = {
  home: routes.home.href(),
  gallery: routes.cards.href(),
  card: routes.card.href(1, 4),
  results: routes.searchResults.href('name=the'),
  rules: routes.rules.href('setup'),
  table: routes.table.href(),
  play: routes.play.href(),
};

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** 150 ms round trip, 1.6 Mbit/s down. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

/** Times in milliseconds. */
export type Seen = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly longestTask: number;
};

declare global {
  interface Window {
    seen: { -readonly [Key in keyof Seen]: Seen[Key] };
  }
}

/** Runs in the page. */
function recordPerformance(): void {
  window.seen = { firstPaint: 0, largestPaint: 0, shift: 0, longestTask: 0 };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    window.seen.firstPaint = startTime;
    console.debug(name);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    window.seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry.toJSON();
    if (!hadRecentInput) window.seen.shift += value;
  });
  observe('longtask', ({ duration }) => {
    window.seen.longestTask = Math.max(window.seen.longestTask, duration);
  });
}

/** Opens a tab with a 4x CPU slowdown, and optionally slow 4G. */
export async function openSlowTab(context: BrowserContext, network?: 'slow4G'): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(recordPerformance);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  return page;
}

/** Measures in a slow tab with an empty cache and without a service worker. */
export async function inSlowTab<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
  network?: 'slow4G',
): Promise<Result> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const result = await measure(await openSlowTab(context, network));
  await context.close();
  return result;
}

/** Opens an address and waits until the network is idle, and with a query until a result is visible. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  if (address.includes('?')) await page.locator('main li').filter({ visible: true }).first().waitFor();
}

/** Waits for the first paint, and returns the records so far. */
export async function seenIn(page: Page): Promise<Seen> {
  await page.waitForFunction(() => window.seen.firstPaint > 0);
  return page.evaluate(() => window.seen);
}

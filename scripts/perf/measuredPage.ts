/** The pages to measure, and a tab that emulates a slow phone and records paints, layout shifts and long tasks. */

import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';

export const measuredPages: Readonly<Record<string, string>> = {
  home: routes.home.href(),
  gallery: routes.cards.href(),
  card: routes.card.href(1, 4),
  results: routes.searchResults.href('name=the'),
  rules: routes.rules.href('setup'),
  table: routes.table.href(),
  ...Object.fromEntries(
    Object.entries(routes).flatMap(([name, { pattern }]) => (name === 'play' ? [[name, String(pattern)]] : [])),
  ),
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

/** Opens a tab with a 4x CPU slowdown, and optionally slow 4G. */
export async function openSlowTab(context: BrowserContext, network?: 'slow4G'): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.seen = { firstPaint: 0, largestPaint: 0, shift: 0, longestTask: 0 };
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') window.seen.firstPaint = startTime;
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
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  return page;
}

/** Opens an address and waits until the network is idle, and with a query until a result is visible. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  if (address.includes('?')) await page.locator('main li').filter({ visible: true }).first().waitFor();
}

/** `painted` resolves at the first contentful paint of the next navigation. Polling the page would delay the paint. */
export async function paintOf(page: Page): Promise<{ readonly painted: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
  });
  return { painted };
}

/** Starts measuring the time from each such event to the next frame. */
export const measureFrames = (page: Page, event: 'click' | 'keydown'): Promise<void> =>
  page.evaluate((type) => {
    const onEvent = () => {
      const started = performance.now();
      requestAnimationFrame(() => setTimeout(() => performance.mark('frame', { detail: performance.now() - started })));
    };
    addEventListener(type, onEvent, { capture: true });
  }, event);

/** Waits for `count` measured events, and returns the milliseconds of each. */
export async function framesMeasured(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction((wanted) => performance.getEntriesByName('frame').length === wanted, count);
  return page.evaluate(() =>
    performance.getEntriesByName('frame').map((mark) => Number(mark instanceof PerformanceMark && mark.detail)),
  );
}

/** Waits for the first paint, and returns the records so far. */
export async function seenIn(page: Page): Promise<Seen> {
  await page.waitForFunction(() => window.seen.firstPaint > 0);
  return page.evaluate(() => window.seen);
}

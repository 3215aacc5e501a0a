/** The pages that are measured, the emulated phone and network, and the figures that are read from the browser. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';

export const measuredPages = {
  home: routes.home.href(),
  gallery: routes.cards.href(),
  card: routes.card.href(1, 4),
  results: routes.searchResults.href('name=the'),
  rules: routes.rules.href('setup'),
  table: routes.table.href(),
} as const;

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A processor of a quarter of the speed. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What is called slow 4G: 150 ms there and back, 1.6 megabits a second. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** In milliseconds; what moved in the browser's own measure. */
export type Seen = {
  readonly paint: number;
  readonly largest: number;
  readonly moved: number;
  readonly longest: number;
};

/** Keeps account, from the first moment of every page, of what was painted, what moved and what took long. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { paint: 0, largest: 0, moved: 0, longest: 0 };
    Object.assign(globalThis, { seen });
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
    });
    observe('largest-contentful-paint', (entry) => {
      seen.largest = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry.toJSON();
      if (!hadRecentInput) seen.moved += value;
    });
    observe('longtask', (entry) => {
      seen.longest = Math.max(seen.longest, entry.duration);
    });
  });
}

export const whatWasSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/**
 * Resolves when a page that is about to be opened has painted something. The browser tells of that:
 * whoever asks the page itself has Playwright's own script run there first, 330 KB of it.
 */
export async function firstPaint(page: Page): Promise<{ readonly painted: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
  });
  return { painted };
}

/** The browser tells of a paint some time after it. */
export const untilPainted = (page: Page) =>
  page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.paint > 0);

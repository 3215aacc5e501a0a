/** The five pages that are measured, and the phone they are measured on. */

import type { Page } from '@playwright/test';
import { routes } from '#domain/routes.ts';

export const measuredPages = {
  home: routes.home.href(),
  gallery: routes.cards.href(),
  card: routes.card.href(1, 4),
  results: routes.searchResults.href(),
  rules: routes.rules.href(),
} as const;

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A processor of a quarter of the speed. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Keeps account, from the first moment of every page, of what was painted, what moved and what took long. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { paint: 0, moved: 0, longest: 0 };
    Object.assign(globalThis, { seen });
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
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

export type Seen = { readonly paint: number; readonly moved: number; readonly longest: number };

/** What was seen so far, in milliseconds; what moved in the browser's own measure. */
export const whatWasSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

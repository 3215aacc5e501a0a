/** How much of a page has moved by itself, as the browser counts it. */

import type { Page } from '@playwright/test';

/** To be called before the page opens; the function it resolves to sums up what moved since. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON();
        // What moves because somebody opened it was asked to.
        if (!hadRecentInput) performance.mark('moved', { detail: value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByName('moved')
        .reduce((sum, mark) => sum + Number(mark instanceof PerformanceMark && mark.detail), 0),
    );
}

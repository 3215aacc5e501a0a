/** The layout shift of a page, as the browser measures it. */

import type { Page } from '@playwright/test';

/** Call before the page opens. Resolves to a function that returns the layout shift since then. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry.toJSON();
        // A shift that follows user input is intended.
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

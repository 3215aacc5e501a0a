/** Measurements of the page under test, printed in the table of fault cases. */

import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './siteTest.ts';

/** Prints a figure beside the case. */
export const figure = (type: string, description: string) => test.info().annotations.push({ type, description });

/**
 * Prints a time in milliseconds beside its goal. Machines differ: the table only marks a goal as missed, and the test
 * fails if the time is more than 50 % over it.
 */
export function expectWithin(goal: number, took: number, what: string, details = ''): void {
  figure(what, `${took} ms, goal ${goal} ms${took > goal ? ': MISSED' : ''}${details}`);
  expect(took, what).toBeLessThanOrEqual(1.5 * goal);
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b).at(Math.floor(figures.length / 2)) ?? Number.NaN;

/** Slows the processor down by this factor. */
export async function slowDown(page: Page, rate = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Records every task longer than 50 ms. Call before the first page opens. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('task', { detail: duration });
    }).observe({ type: 'longtask', buffered: true });
  });

/** Milliseconds of the longest task since the page was opened or `forgetTasks`; 0 if none was longer than 50. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.round(
      Math.max(
        0,
        ...performance.getEntriesByName('task').map((mark) => Number(mark instanceof PerformanceMark && mark.detail)),
      ),
    ),
  );

export const forgetTasks = (page: Page): Promise<void> => page.evaluate(() => performance.clearMarks('task'));

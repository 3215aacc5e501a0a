/** Figures of the page under test, measured and printed in the table of faults. */

import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './siteTest.ts';

/** Prints a figure beside the case. */
export const figure = (type: string, description: string) => test.info().annotations.push({ type, description });

/**
 * Prints milliseconds beside the goal of the plan. Machines differ: a goal that is missed is
 * said in the table and counted at its end, and only one that is missed by half as much again is red.
 */
export function expectWithin(goal: number, took: number, what: string, details = ''): void {
  figure(what, `${took} ms, goal ${goal} ms${took > goal ? ': MISSED' : ''}${details}`);
  expect(took, what).toBeLessThanOrEqual(1.5 * goal);
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b).at(Math.floor(figures.length / 2)) ?? Number.NaN;

/** A processor that is slower by this factor. */
export async function slowDown(page: Page, rate = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Before the first page: notes every task of more than 50 ms. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('task', { detail: duration });
    }).observe({ type: 'longtask', buffered: true });
  });

/** Milliseconds of the longest task since the page was opened or `forgetTasks`; 0 where none was longer than 50. */
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

/** Newer versions, and how a page comes to hear of them. */

import type { Locator, Page } from '@playwright/test';

const text = 'There is a newer version of this app. Please refresh.';

export const updateFlash = (page: Page): Locator => page.getByRole('status').filter({ hasText: text });
export const refreshLink = (page: Page): Locator => updateFlash(page).getByRole('button', { name: 'Refresh' });

/** The version of the page that is running, by its own start-up data. */
export const runningVersion = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('startup')?.textContent ?? '{}').configuration.version);

/** Looks for a newer worker, as a page does by itself at most once an hour. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Counts the documents a tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

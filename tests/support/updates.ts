/** Newer versions, and how a page learns of them. */

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { SiteServer } from '#scripts/server/siteServer.ts';

const text = 'There is a newer version of this app. Please refresh.';

export const updateFlash = (page: Page): Locator => page.getByRole('status').locator('> *').filter({ hasText: text });
export const refreshLink = (page: Page): Locator => updateFlash(page).getByRole('link', { name: 'Refresh' });

/** The version of the running page, from its start-up data. */
export const runningVersion = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('startup')?.textContent ?? '{}').configuration.version);

/**
 * Clicks the notice until the version runs, and resolves to the number of clicks. A browser may change workers late,
 * while the old one still answers requests: the old version then loads once more, and offers the newer one again.
 */
export async function refreshTo(page: Page, version: string): Promise<number> {
  await refreshLink(page).click();
  const atOnce = await expectVersion(page, version, 10_000).then(
    () => true,
    () => false,
  );
  if (atOnce) return 1;
  await refreshLink(page).click();
  await expectVersion(page, version, 15_000);
  return 2;
}

/** Checks for a newer worker, as a page does by itself at most once an hour. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Publishes another build, looks for it, and waits until the page offers it. */
export async function offerBuild(page: Page, site: SiteServer, folder: string): Promise<void> {
  site.deploy(folder);
  await lookForUpdate(page);
  await expect(updateFlash(page)).toBeVisible();
}

/** Waits until the page runs a version. */
export const expectVersion = (page: Page, version: string, timeout?: number): Promise<void> =>
  expect.poll(() => runningVersion(page).catch(() => ''), { ...(timeout && { timeout }) }).toBe(version);

/** Counts the documents a tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

/** The shells in all caches of the device, of every version; `undefined` while workers change. */
export async function shellsKept(context: BrowserContext): Promise<string[] | undefined> {
  const [worker, ...others] = context.serviceWorkers();
  if (!worker || others.length > 0) return undefined;
  const kept = worker.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return (await kept.catch(() => undefined))?.filter((path) => path === '/shell.html');
}

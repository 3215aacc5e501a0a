/** Storing the site on the device, and going offline. */

import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SiteServer } from '#scripts/server/siteServer.ts';
import { cardImageCache, gameFilesCache } from '#site/paths.ts';
import { backgroundRequest, type Complaints, expect, waitForHydration } from './siteTest.ts';

/** Opens the home page for the first time and waits until the worker serves it. */
export async function visitFirst(page: Page): Promise<void> {
  await page.goto('/');
  await expectControlled(page);
}

/** Waits until the worker serves the page. */
export const expectControlled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

/** The card images stored so far. */
export const storedCardImages = (page: Page): Promise<string[]> => storedIn(page, cardImageCache);

/** The paths of the files that a cache holds. */
export const storedIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cache,
  );

/** Presses a key as a sign of interest until the page reacts: keys pressed before it listens are lost. */
export const showInterest = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByText(/card images saved|^Ready offline$/).first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

/**
 * Shows interest until every card image and the game files are stored. After an interrupted visit the page counts some
 * images before that.
 */
export const saveEverything = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByText('Ready offline', { exact: true })).toBeAttached({ timeout: 2000 });
    expect(await storedIn(page, gameFilesCache)).toHaveLength(gameFileCount);
  }).toPass({ timeout: 60_000 });

/** Whether the browser understands Chromium's own protocol. */
const isChromium = (context: BrowserContext) => context.browser()?.browserType().name() === 'chromium';

/** Empties the browser's own cache where possible, so that it cannot hide missing files. */
export async function emptyBrowserCache(page: Page): Promise<void> {
  if (!isChromium(page.context())) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Stops the server of an open page. */
export async function goOffline(page: Page, site: SiteServer, complaints: Complaints): Promise<void> {
  complaints.expect(backgroundRequest);
  await emptyBrowserCache(page);
  await site.stop();
}

/** Opens an address in a new tab, with the browser's own cache disabled where possible. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  if (isChromium(context)) {
    const session = await context.newCDPSession(tab);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }
  await tab.goto(address);
  await waitForHydration(tab);
  return tab;
}

/**
 * The files of games: engine and screens, lessons, pictures and ends, opponent, the one without a worker, moving of
 * games, sounds, commands and options, settling, grudge, its positions.
 */
export const gameFileCount = 11;

/** Waits until there are images, and all of them have loaded. */
export async function expectLoaded(images: Locator): Promise<void> {
  const areDrawn = (elements: Element[]) =>
    elements.length > 0 &&
    elements.every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
  await expect.poll(() => images.evaluateAll(areDrawn)).toBe(true);
}

/** Slow networks, full disks, broken stores, many tabs: the offline store in adverse circumstances. */

import { csrfTokenPath } from '../../src/server/call.ts';
import { cardImageCache } from '../../src/site/paths.ts';
import { routes } from '../../src/site/routes.ts';
import { test as testWithBackend } from '../../tests/support/backendTest.ts';
import { imageCount } from '../../tests/support/collection.ts';
import { expectWithin, figure, longestTask, median, slowDown, watchTasks } from '../../tests/support/measure.ts';
import {
  emptyBrowserCache,
  goOffline,
  openTab,
  saveEverything,
  showInterest,
  storedCardImages,
  visitFirst,
} from '../../tests/support/offline.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test('O2: without a server and at a quarter of the speed, the home page is painted within a second @alone', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await visitFirst(page);
  await saveEverything(page);
  await goOffline(page, site, complaints);
  await page.close();
  const paints: number[] = [];
  for (let time = 0; time < 7; time++) {
    const tab = await context.newPage();
    await slowDown(tab);
    await tab.goto('/');
    const painted = () =>
      tab.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
    await expect.poll(painted).toBeGreaterThan(0);
    paints.push(await painted());
    await tab.close();
  }
  expectWithin(1000, median(paints), 'first contentful paint, median of seven', ` (${paints.join(', ')})`);
});

test('O6: with 100 ms of latency the site is stored in 3 s, all card images in 6 s, and the page stays responsive @alone', async ({
  page,
  site,
}) => {
  await watchTasks(page);
  site.faults.push({ path: /./, delayMs: 100 });
  const started = performance.now();
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { intervals: [50] })
    .toBe('activated');
  const stored = Math.round(performance.now() - started);
  await showInterest(page);
  const asked = performance.now();
  const already = (await storedCardImages(page)).length;
  // Waits for the page's own message: counting the stored files would keep the worker from storing them.
  await expect(page.getByText('Ready offline', { exact: true })).toBeAttached({ timeout: 60_000 });
  const tierTwo = Math.round(performance.now() - asked);
  const longest = await longestTask(page);
  await expect.poll(() => storedCardImages(page)).toHaveLength(imageCount);
  expectWithin(3000, stored, 'precache');
  expectWithin(6000, tierTwo, 'tier 2', `, ${already} images stored before`);
  expectWithin(200, longest, 'longest task');
});

test('O10: a first visit without a server shows the browser’s own error, and stores nothing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR|favicon/);
  await site.stop();
  await expect(page.goto('/')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  await site.start();
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  expect(await tab.evaluate(() => caches.keys())).toEqual([]);
});

test('S8: with one megabyte of storage the site still works online', async ({ page, context, site, complaints }) => {
  complaints.expect(/Quota|quota|Failed/);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1_000_000 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.goto(routes.rules.href());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shells = site.requests.filter(({ path: requested }) => requested === '/shell.html').length;
  figure('attempts to store the site', String(shells));
  expect(shells).toBeLessThanOrEqual(2);
  // The site does not fit, so no worker may claim to serve it, and nothing is left half stored.
  const kept = await page.evaluate(async () => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = (await Promise.all(stores.map((store) => store.keys()))).flat().length;
    return { worker: active?.state ?? waiting?.state ?? 'none', files };
  });
  figure('kept', JSON.stringify(kept));
  expect(kept.worker).toBe('none');
  await page.goto(routes.card.href(1, 4));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox').locator('visible=true').first()).toBeEditable();
});

test('O26: a page without cache storage works, and says that nothing is stored', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'caches', { value: undefined }));
  await visitFirst(page);
  await page.keyboard.press('Tab');
  for (const { href } of [routes.print, routes.privacy, routes.cards, routes.play]) {
    await page.goto(href());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(routes.ready.href());
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Almost');
});

test('S9: when everything is deleted while the page is open, it keeps working, and the next visit stores the site again', async ({
  page,
  context,
  site,
}) => {
  await visitFirst(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'all' });
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
  site.requests.length = 0;
  const tab = await context.newPage();
  await visitFirst(tab);
  const stored = site.requests.filter(({ path: requested }) => requested === '/shell.html').length;
  expect(stored).toBe(1);
  await saveEverything(tab);
});

test('D4, A6: a stored image that is not an image is fetched again, and replaced by text until it arrives', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.expect(/ERR|Failed|404/);
  await visitFirst(page);
  await saveEverything(page);
  const spoil = (name: string) =>
    page.evaluate(async (cacheName) => {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys())
        if (request.url.includes('/104-'))
          await cache.put(request, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
    }, name);
  await spoil(cardImageCache);
  site.faults.push({ path: /\/104-/, answer: { status: 404 } });
  await emptyBrowserCache(page);
  const tab = await openTab(context, routes.card.href(1, 4));
  await expect(tab.getByRole('img', { name: /not saved on this device/ }).first()).toBeVisible();
  await tab.goto(routes.ready.href());
  await expect(tab.getByRole('main').getByRole('status')).toContainText('Almost');
  site.faults.length = 0;
  await tab.getByRole('button', { name: 'Save everything' }).click();
  await expect(tab.getByRole('main').getByRole('status')).toContainText('Ready');
  await tab.goto(routes.card.href(1, 4));
  await expect(tab.getByRole('img', { name: /not saved on this device/ })).toHaveCount(0);
});

testWithBackend(
  'T2: ten tabs opened at once request at most ten tokens, and store the site once',
  async ({ context, backend }) => {
    const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/')));
    for (const tab of tabs)
      await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await expect.poll(() => backend.sockets.count()).toBe(10);
    const count = (wanted: string) => backend.requests.filter(({ path: requested }) => requested === wanted).length;
    testWithBackend.info().annotations.push({
      type: 'tokens, installations',
      description: `${count(csrfTokenPath)}, ${count('/shell.html')}`,
    });
    expect(count(csrfTokenPath)).toBeLessThanOrEqual(10);
    expect(count('/shell.html')).toBe(1);
  },
);

/** How the site comes onto a device, in how many requests, and what happens when it cannot. */

import path from 'node:path';
import { brotliSize, mostBytes, mostRequests } from '#scripts/build/precache.ts';
import { routes } from '#site/routes.ts';
import { imageCount } from '../support/collection.ts';
import {
  expectInCharge,
  goOffline,
  openTab,
  saveEverything,
  showInterest,
  storedFaces,
  visitFirst,
} from '../support/offline.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

test.use({ serviceWorkers: 'allow' });

test('O1: the first visit stores the site in few requests and few bytes', async ({ page }) => {
  await visitFirst(page);
  const stored = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { caches: names.length, files: keys.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(stored.caches).toBe(1);
  expect(stored.files.length).toBeLessThanOrEqual(mostRequests);

  const sizes = await Promise.all(stored.files.map((file) => brotliSize(path.join(builtDir, file))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'tier 1', description: `${stored.files.length} requests, ${bytes} bytes` });
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});

test('card images wait for the first sign of interest, then all come', async ({ page, site }) => {
  await page.addInitScript(() => {
    // The driver's own calls count as gestures in Chromium.
    Object.defineProperty(navigator, 'userActivation', { get: () => undefined });
    // Time in view does not count here.
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await visitFirst(page);
  const fullFaces = () => site.requests.filter(({ path }) => path.includes('-full.')).length;
  // The one in the hero of home.
  expect(fullFaces()).toBe(1);
  await expect(page.getByText('Ready offline', { exact: true })).not.toBeAttached();

  await saveEverything(page);
  expect(await storedFaces(page)).toHaveLength(imageCount);
});

test('card images come after ten seconds in view, without a gesture', async ({ page }) => {
  await visitFirst(page);
  await expect(page.getByText('Ready offline', { exact: true })).toBeAttached({ timeout: 60_000 });
});

test('a gesture made before the page listens is not lost', async ({ page }) => {
  // Time in view does not count here.
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Ready offline', { exact: true })).toBeAttached({ timeout: 60_000 });
});

test('O5: a repeat visit makes exactly one request', async ({ page, site }) => {
  await visitFirst(page);
  await saveEverything(page);
  await page.close();

  site.requests.length = 0;
  const tab = await page.context().newPage();
  await tab.goto('/');
  await tab.mouse.wheel(0, 400);
  await expect(tab.getByText('Ready offline', { exact: true })).toBeAttached();
  // The browser looks for a newer worker when it finds the time, some seconds after the page.
  await expect.poll(() => site.requests.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await tab.waitForLoadState('networkidle');
  expect(site.requests.map(({ path }) => path)).toEqual(['/sw.js']);
});

test('O12: an emptied store is admitted in plain words', async ({ page, site, complaints }) => {
  // Firefox looks for a picture in the worker's own answer, which names none and allows none.
  complaints.expect(/503|net::ERR|favicon/);
  await visitFirst(page);
  await goOffline(page, site, complaints);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const response = await page.goto(routes.rules.href());
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not stored on this device');
});

test('O8: one image that is missing for ever harms nothing else', async ({ page, site, context, complaints }) => {
  complaints.expect(/404|net::ERR_(FAILED|CONNECTION_REFUSED)/);
  site.faults.push({ path: /\/104-full\./, answer: { status: 404 } });
  await visitFirst(page);
  await showInterest(page);
  await expect.poll(async () => (await storedFaces(page)).length, { timeout: 60_000 }).toBe(imageCount - 1);
  await expect(page.getByText(`${imageCount - 1} of ${imageCount} card images saved`, { exact: true })).toBeAttached();
  await expect(page.getByText('Ready offline', { exact: true })).not.toBeAttached();

  await goOffline(page, site, complaints);
  const tab = await openTab(context, routes.card.href(1, 4));
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByRole('img', { name: /not saved on this device/ }).first()).toBeVisible();
});

test('an interrupted download goes on where it stopped', async ({ page, site, complaints }) => {
  complaints.expect(/net::ERR|Failed to (fetch|load)/);
  site.faults.push({ path: /\/(3|4|5|6)\d\d-(thumb|full)\./, cut: true });
  await visitFirst(page);
  await showInterest(page);
  await expect.poll(async () => (await storedFaces(page)).length).toBeGreaterThan(20);
  await page.waitForLoadState('networkidle');
  const already = await storedFaces(page);
  expect(already.length).toBeLessThan(imageCount);

  site.faults.length = 0;
  site.requests.length = 0;
  await page.reload();
  await saveEverything(page);
  const fetchedAgain = site.requests.map(({ path }) => path).filter((path) => already.includes(path));
  expect(fetchedAgain).toEqual([]);
});

test('O14: missing assets are missing, with the worker and without', async ({ page, complaints }) => {
  complaints.expect(/404/);
  const ask = () =>
    page.evaluate(async () => {
      const response = await fetch('/assets/missing-00000000.js');
      return [response.status, response.headers.get('Content-Type')];
    });
  await page.goto('/');
  expect(await ask()).toEqual([404, 'text/plain; charset=utf-8']);
  await expectInCharge(page);
  expect(await ask()).toEqual([404, 'text/plain; charset=utf-8']);
});

test('C4: no script but the worker of this site can be registered', async ({ page, complaints }) => {
  complaints.expect(/TrustedScriptURL|require-trusted-types-for/);
  await page.goto('/');
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register('/assets/other.js').catch((error: Error) => error.name),
  );
  expect(refused).toBe('TypeError');
});

test('the site can be installed @chromium', async ({ page, site }) => {
  await visitFirst(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${site.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Rules', 'Search', 'Cards']);
  const pictures: string[] = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src);
  for (const picture of pictures) expect((await page.request.get(picture)).status(), picture).toBe(200);
});

/** Storing the site on a device: the number of requests, and the requests of a second visit. */

import path from 'node:path';
import type { Page } from '@playwright/test';
import { brotliSize, mostBytes, mostRequests } from '#scripts/build/precache.ts';
import { gameFilesCache, printFilesCache } from '#site/paths.ts';
import { demoHref } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { imageCount } from '../support/collection.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import {
  expectControlled,
  gameFileCount,
  goOffline,
  saveEverything,
  storedCardImages,
  storedIn,
  visitFirst,
} from '../support/offline.ts';
import { decisions } from '../support/playing.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

test.use({ serviceWorkers: 'allow' });

const askForMissing = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/assets/missing-00000000.js');
    return [response.status, response.headers.get('Content-Type')];
  });

const showNoInterest = (page: Page) =>
  page.addInitScript(() => {
    // In Chromium calls of the driver count as user gestures.
    Object.defineProperty(navigator, 'userActivation', { get: () => undefined });
    // Time in view does not count while the page is hidden.
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });

const missing = [404, 'text/plain; charset=utf-8'];

test('O1, O5, O12, O14, C4: a first visit stores the site in few requests, a repeat visit makes one, and an emptied store is reported', async ({
  page,
  site,
  complaints,
}) => {
  await showNoInterest(page);

  await test.step('missing assets return 404, with and without the worker', async () => {
    complaints.expect(/404/);
    await page.goto('/');
    expect(await askForMissing(page)).toEqual(missing);
    await expectControlled(page);
    expect(await askForMissing(page)).toEqual(missing);
  });

  await test.step('the site is stored in few requests and few bytes', async () => {
    const stored = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { caches: names.length, files: keys.flat().map(({ url }) => new URL(url).pathname) };
    });
    expect(stored.caches).toBe(1);
    expect(stored.files.length).toBeLessThanOrEqual(mostRequests);

    const sizes = await Promise.all(stored.files.map((file) => brotliSize(path.join(builtDir, file))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'precache', description: `${stored.files.length} requests, ${bytes} bytes` });
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });

  await test.step('only the worker of this site can be registered', async () => {
    complaints.expect(/TrustedScriptURL|require-trusted-types-for/);
    const refused = await page.evaluate(() =>
      navigator.serviceWorker.register('/assets/other.js').catch((error: Error) => error.name),
    );
    expect(refused).toBe('TypeError');
  });

  await test.step('card images are fetched only at the first sign of interest, and then all of them', async () => {
    const fullFaces = () => site.requests.filter(({ path }) => path.includes('-full.')).length;
    // The card in the hero of the home page, and one that a turn is explained with.
    expect(fullFaces()).toBeLessThanOrEqual(2);
    await expect(page.getByText('Ready offline', { exact: true })).not.toBeAttached();
    await saveEverything(page);
    await expect.poll(() => storedCardImages(page)).toHaveLength(imageCount);
    await expect.poll(() => storedIn(page, printFilesCache)).toContain(demoHref('a4'));
  });

  await page.close();
  site.requests.length = 0;
  const tab = await page.context().newPage();

  await test.step('a repeat visit makes exactly one request', async () => {
    await tab.goto('/');
    await tab.mouse.wheel(0, 400);
    await expect(tab.getByText('Ready offline', { exact: true })).toBeAttached();
    // The browser checks for a newer worker some seconds after the page has loaded.
    await expect.poll(() => site.requests.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await tab.waitForLoadState('networkidle');
    expect(site.requests.map(({ path }) => path)).toEqual(['/sw.js']);
  });

  await test.step('an emptied store is reported in plain words', async () => {
    // Firefox requests a favicon for the worker's own answer, which names none and allows none.
    complaints.expect(/503|net::ERR|favicon/);
    await goOffline(tab, site, complaints);
    await tab.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const response = await tab.goto(routes.rules.href());
    expect(response?.status()).toBe(503);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Not stored on this device');
  });
});

for (const { title, href } of [routes.play, routes.firstGame])
  test(`a page with a game stores at once the files that it needs offline: "${title}"`, async ({
    page,
    site,
    complaints,
  }) => {
    await showNoInterest(page);
    await page.goto(href());
    await expectControlled(page);
    await expect.poll(() => storedIn(page, gameFilesCache)).toHaveLength(gameFileCount);
    await goOffline(page, site, complaints);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(decisions(page).first()).toBeVisible();
  });

test('the grudge of a day stores at once what it needs offline, and is played there', async ({
  page,
  site,
  complaints,
}) => {
  await showNoInterest(page);
  await page.goto(routes.grudge.href());
  await expectControlled(page);
  await expect.poll(() => storedIn(page, gameFilesCache)).toHaveLength(gameFileCount);
  await goOffline(page, site, complaints);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Grudge no\. \d+$/ })).toBeVisible();
  await expect(decisions(page).first()).toBeVisible();
});

test('after a first visit without games, "Begin" says that they are not stored, and leads to the list of what is', async ({
  page,
  site,
  complaints,
}) => {
  await showNoInterest(page);
  await visitFirst(page);
  await goOffline(page, site, complaints);
  complaints.expect(/ERR_\w+ \S*\/assets\/play\/|dynamically imported module|could not be/);
  for (const { href } of [routes.play, routes.firstGame]) {
    await page.goto(href());
    await page.getByRole('button', { name: 'Begin' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await failure.getByRole('link', { name: /(stored|saved)$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline and backup');
    await expect(page.getByText('Playing against the app does not.')).toBeVisible();
  }
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'the site can be installed',
    notInFirefox('Only Chromium’s protocol reports whether a site can be installed.'),
    async ({ page, site }) => {
      await page.goto('/');
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
    },
  );
});

/** Hosts that redirect, and gateways, login pages and maintenance pages that answer for the site with status 200. */

import type { Page } from '@playwright/test';
import { precachedPages, shellPath } from '../../src/site/paths.ts';
import { demoHref, printFilesPath, printListName } from '../../src/site/print/printFiles.ts';
import { routes } from '../../src/site/routes.ts';
import { failOnce, foreignTitle, gateway, storedForeign, storeForeign } from '../../tests/support/foreignSite.ts';
import { builtVersion, expect, test } from '../../tests/support/newerBuild.ts';
import { expectControlled, goOffline, openTab, saveEverything, visitFirst } from '../../tests/support/offline.ts';
import { waitForHydration } from '../../tests/support/siteTest.ts';
import { lookForUpdate, refreshTo, runningVersion, updateFlash } from '../../tests/support/updates.ts';

const storedPages = [shellPath, ...precachedPages.values()];

/** Everything but the document of the home page, scripts and worker, which may come from the browser's own cache. */
const allButStart = /^\/(?!$|assets\/|sw\.js)/;

const workerState = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return (installing ?? waiting ?? active)?.state;
  });

const isUpdating = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return Boolean(installing ?? waiting);
  });

const firstHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test('O23: a stored page that failed to arrive once opens later, offline too, and after a repair', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/503/);
  failOnce(site, /^\/shell(\.html)?$/);
  await visitFirst(page);
  const open = async () => {
    for (const address of [
      routes.cards.href(),
      routes.card.href(1, 4),
      routes.table.href(),
      routes.rules.href(),
      '/',
    ]) {
      await page.goto(address);
      await expect(firstHeading(page)).toBeVisible();
      expect(await runningVersion(page)).toBe(builtVersion());
    }
  };
  await open();
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((key) => key.includes('precache'))) await caches.delete(name);
  });
  await page.goto(routes.cards.href());
  await expect(firstHeading(page)).toBeVisible();
  await page.goto(routes.ready.href());
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ready', { timeout: 60_000 });
  await open();
  await goOffline(page, site, complaints);
  await open();
  await (await openTab(context, routes.cards.href())).close();
});

test('O24: an installation that meets a gateway stores nothing of it, and succeeds at a later visit', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/integrity|bad-precaching-response|Failed to|MIME/);
  site.faults.push(gateway(allButStart));
  await page.goto('/');
  await expect.poll(() => site.requests.some((request) => request.path === '/sw.js')).toBe(true);
  await expect.poll(() => workerState(page)).toBeUndefined();
  expect(await storedForeign(page)).toEqual([]);
  site.faults.length = 0;
  await visitFirst(page);
  expect(await storedForeign(page)).toEqual([]);
});

test('O24: an update that meets a gateway leaves the old version whole, and is offered later', async ({
  page,
  site,
  newerBuild,
  complaints,
}) => {
  complaints.expect(/integrity|bad-precaching-response|Failed to|MIME/);
  await visitFirst(page);
  site.deploy(newerBuild.folder);
  site.faults.push(gateway(allButStart));
  site.requests.length = 0;
  await lookForUpdate(page);
  await expect.poll(() => site.requests.some((request) => storedPages.includes(request.path))).toBe(true);
  await expect.poll(() => isUpdating(page)).toBe(false);
  expect(await storedForeign(page)).toEqual([]);
  for (const address of ['/', routes.cards.href()]) {
    await page.goto(address);
    expect(await runningVersion(page)).toBe(builtVersion());
  }
  await expect(updateFlash(page).locator('p')).toHaveCount(0);

  site.faults.length = 0;
  await lookForUpdate(page);
  await expect(updateFlash(page)).toBeVisible();
  await refreshTo(page, newerBuild.version);
});

test('O24: files that are lost behind a gateway are not replaced by it, and fetched again after it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/integrity|Failed to|MIME/);
  await visitFirst(page);
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((key) => key.includes('precache'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/home\.html|rules\.html|favicon/.test(request.url)) await cache.delete(request);
    }
  });
  site.faults.push(gateway());
  for (const address of ['/', routes.rules.href(), routes.cards.href()]) {
    await page.goto(address);
    await expect(firstHeading(page)).not.toHaveText(foreignTitle);
  }
  expect(await storedForeign(page)).toEqual([]);
  site.faults.length = 0;
  await page.goto(routes.ready.href());
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ready', { timeout: 60_000 });
});

test('O24: the repair of a page that did not start deletes nothing behind a gateway', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/net::ERR|Failed to (fetch|load)|integrity|MIME|could not be/);
  await visitFirst(page);
  // Before the file is damaged, because the worker would fetch it again.
  site.faults.push(gateway());
  const stored = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'));
      return [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await (await caches.open(name)).keys()).length,
      ];
    });
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'));
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes('/assets/react-')) await cache.put(request, new Response(''));
  });
  const before = await stored();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const tab = await context.newPage();
  await tab.goto(routes.rules.href(), { waitUntil: 'commit' });
  const offer = tab.getByRole('alert').filter({ hasText: 'The site did not start' });
  await offer.getByRole('button', { name: 'Repair' }).click();
  await expect(offer).toContainText('is not responding');
  expect(await stored()).toEqual(before);

  site.faults.length = 0;
  await offer.getByRole('button', { name: 'Repair' }).click();
  await waitForHydration(tab);
  await expect(tab.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
});

test('O24: files to print that are stored are not replaced by a gateway, and stay readable behind it', async ({
  page,
  site,
}) => {
  const pdf = `${printFilesPath}spite-and-image-demo-a4.pdf`;
  const list = `${printFilesPath}${printListName}`;
  const content = '%PDF-1.4 the demo';
  const sizes = '{"spite-and-image-demo-a4.pdf":{"bytes":17}}';
  site.faults.push(
    { path: /\.pdf$/, answer: { status: 200, contentType: 'application/pdf', body: content } },
    { path: /files\.json$/, answer: { status: 200, contentType: 'application/json', body: sizes } },
  );
  await visitFirst(page);
  const read = (path: string) => page.evaluate(async (file) => (await fetch(file)).text(), path);
  const inCache = (path: string) => page.evaluate(async (file) => (await caches.match(file))?.text(), path);
  expect([await read(pdf), await read(list)]).toEqual([content, sizes]);
  await expect.poll(async () => [await inCache(pdf), await inCache(list)]).toEqual([content, sizes]);

  site.faults.splice(0, 2, gateway());
  expect([await read(pdf), await read(list)]).toEqual([content, sizes]);
  // A login page may even claim to be the file.
  site.faults.splice(0, 1, {
    path: /\.pdf$/,
    answer: { status: 200, contentType: 'application/pdf', body: 'Sign in' },
  });
  await read(pdf);
  await page.waitForLoadState('networkidle');
  expect([await inCache(pdf), await inCache(list)]).toEqual([content, sizes]);
  expect(await storedForeign(page)).toEqual([]);
});

test('O24: a gateway’s page is never shared as the pocket edition', async ({ page, site }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => Promise.resolve(void shared.push(...files.map(({ name }) => name))),
    });
  });
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await page.goto(routes.ready.href());
  await waitForHydration(page);
  const share = page.getByRole('button', { name: 'Share it' });
  await expect(page.getByText(/^HTML, /)).toBeVisible();
  site.faults.push(gateway(/pocket/));
  await share.click();
  await expect(page.getByText('This part of the site is not stored on this device')).toBeVisible();
  expect(await shared()).toEqual([]);

  site.faults.length = 0;
  await share.click();
  await expect.poll(shared).toHaveLength(1);
});

test('O25: a demo that is stored as a foreign page does not count as stored, and is fetched again', async ({
  page,
}) => {
  const demo = demoHref('a4');
  const begins = () => page.evaluate(async (file) => (await (await caches.match(file))?.text())?.slice(0, 5), demo);
  await visitFirst(page);
  await saveEverything(page);
  await expect.poll(begins).toBe('%PDF-');
  await storeForeign(page, [demo]);
  expect(await begins()).not.toBe('%PDF-');
  await visitFirst(page);
  // Downloads wait for a sign of interest.
  await page.keyboard.press('Tab');
  await expect.poll(begins).toBe('%PDF-');
});

test('O25: a device that stores foreign pages shows the site again as soon as it is there', async ({ page }) => {
  await visitFirst(page);
  await storeForeign(page, storedPages);
  expect(await storedForeign(page)).toHaveLength(storedPages.length);
  for (const address of ['/', routes.rules.href(), routes.cards.href()]) {
    await page.goto(address);
    await expect(firstHeading(page)).not.toHaveText(foreignTitle);
    expect(await runningVersion(page)).toBe(builtVersion());
  }
  await expect.poll(() => storedForeign(page)).toEqual([]);
});

test('O25: without a network a stored foreign page is not shown', async ({ page, site, complaints }) => {
  complaints.expect(/503|net::ERR|favicon/);
  await visitFirst(page);
  await storeForeign(page, [...precachedPages.values()]);
  await goOffline(page, site, complaints);
  await page.goto('/');
  await expect(firstHeading(page)).not.toContainText(/stored|Sign in/);
  await storeForeign(page, storedPages);
  const tab = await page.context().newPage();
  await tab.goto('/');
  await expect(firstHeading(tab)).toHaveText('Not stored on this device');
});

test('O25: a device whose earlier worker answers with a foreign page gets the site at its next visit', async ({
  page,
  site,
}) => {
  const earlier = `
    addEventListener('install', (event) => event.waitUntil((async () => {
      const cache = await caches.open('workbox-precache-v2-' + registration.scope);
      const { put } = cache;
      for (const path of ${JSON.stringify(storedPages)})
        await cache.put(path + '?__WB_REVISION__=1', await fetch('/foreign'));
      await skipWaiting();
    })()));
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate')
        event.respondWith(caches.match('${shellPath}?__WB_REVISION__=1'));
    });`;
  site.faults.push(gateway(/^\/foreign$/), {
    path: /^\/sw\.js$/,
    answer: { status: 200, contentType: 'text/javascript', body: earlier },
  });
  await page.goto('/');
  await expectControlled(page);
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto('/');
  await expect(firstHeading(tab)).toHaveText(foreignTitle);

  site.faults.length = 0;
  // The browser looks for a newer worker after each navigation.
  await tab.reload();
  await expect
    .poll(
      async () => {
        await tab.reload();
        return firstHeading(tab).textContent();
      },
      // Until the whole site is stored.
      { timeout: 60_000 },
    )
    .not.toBe(foreignTitle);
  await expectControlled(tab);
  expect(await runningVersion(tab)).toBe(builtVersion());
  await expect.poll(() => storedForeign(tab)).toEqual([]);
});

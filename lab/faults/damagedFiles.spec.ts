/** Files of the site that are damaged on the device, or on their way to it. */

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { figure } from '../../tests/support/measure.ts';
import { expectControlled, goOffline, openTab, visitFirst } from '../../tests/support/offline.ts';
import { builtDir, expect, test, waitForHydration } from '../../tests/support/siteTest.ts';
import { everythingOnDevice, storedData } from '../../tests/support/storedData.ts';
import { TablePage } from '../../tests/support/tablePage.ts';
import { countLoads } from '../../tests/support/updates.ts';

/** The stored files of the site with their lengths. */
const storedFiles = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'));
    const cache = await caches.open(name);
    const lengths: Record<string, number> = {};
    for (const request of await cache.keys())
      lengths[new URL(request.url).pathname] = (await (await cache.match(request))?.blob())?.size ?? -1;
    return lengths;
  });

/** Truncates a stored file to a share of its length, and keeps its headers. Returns how many bytes it has lost. */
const cutShort = (page: Page, file: string, kept: number): Promise<number> =>
  page.evaluate(
    async ([path, share]) => {
      const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'));
      const cache = await caches.open(name);
      let lost = 0;
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname !== path) continue;
        const response = await cache.match(request);
        const body = (await response?.arrayBuffer()) ?? new ArrayBuffer(0);
        const headers = response ? { headers: response.headers } : {};
        const part = body.slice(0, body.byteLength * share);
        lost += body.byteLength - part.byteLength;
        await cache.put(request, new Response(part, headers));
      }
      return lost;
    },
    [file, kept] as const,
  );

const isPartOf = (file: string) => /\/(shell\.html|assets\/(index|react|screens|data|libraries)-.*\.js)$/.test(file);

test('O17: any stored file that is cut short is fetched again', async ({ page }) => {
  await visitFirst(page);
  const intact = await storedFiles(page);
  const files = Object.keys(intact);
  for (const file of files) {
    for (const kept of isPartOf(file) ? [0, 0.5, 0.85] : [0.5]) {
      await test.step(`${file}, ${100 * kept} %`, async () => {
        // The repair of the visit before may still be at work and mend the file at once.
        expect(await cutShort(page, file, kept)).toBeGreaterThan(0);
        await page.goto(routes.credits.href());
        await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
        await expect.poll(() => storedFiles(page)).toEqual(intact);
      });
    }
  }
  figure('files cut short', String(files.length));
});

test('O17: a damaged shell is reported in plain words while there is no server, and repaired once there is one', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/503|net::ERR|favicon|integrity/);
  await visitFirst(page);
  const intact = await storedFiles(page);
  for (const kept of [0, 0.5, 0.85]) {
    await cutShort(page, '/shell.html', kept);
    await goOffline(page, site, complaints);
    const tab = await openTab(context, routes.credits.href());
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Not stored on this device');
    await site.start();
    await tab.getByRole('link', { name: 'Try again' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    await expect.poll(() => storedFiles(page)).toEqual(intact);
    await tab.close();
  }
});

test('O18: without a server a damaged script brings the offer to repair within 5 s; the repair loses no data of the reader', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/net::ERR|Failed to (fetch|load)|integrity/);
  await visitFirst(page);
  await page.goto(routes.searchResults.href('name=duck'));
  await expect.poll(() => storedData(page, 'lastSearch', 'latest')).toMatchObject({ search: 'name=duck' });
  await page.evaluate(() => localStorage.setItem('table', '{"turned":false,"haptics":false}'));
  await new TablePage(page).begin(2);
  await expect.poll(async () => (await everythingOnDevice(page)).database.savedGames).toHaveLength(1);
  // At the table the time played would change.
  await visitFirst(page);
  const saved = await everythingOnDevice(page);
  const intact = await storedFiles(page);
  const files = Object.keys(intact).filter((file) => /\/assets\/(index|react)-/.test(file));
  expect(files.length).toBe(2);

  for (const file of files) {
    for (const kept of file.includes('index') ? [0, 0.5, 0.85] : [0.5]) {
      await test.step(`${file}, ${100 * kept} %`, async () => {
        // After a repair the site is stored again.
        await expect.poll(() => storedFiles(page)).toEqual(intact);
        await cutShort(page, file, kept);
        await goOffline(page, site, complaints);
        const tab = await context.newPage();
        const loads = countLoads(tab);
        const opened = performance.now();
        await tab.goto(routes.rules.href(), { waitUntil: 'commit' });
        const offer = tab.getByRole('alert').filter({ hasText: 'The site did not start' });
        const repair = offer.getByRole('button', { name: 'Repair' });
        await repair.waitFor();
        const took = Math.round(performance.now() - opened);
        figure('offered after', `${took} ms`);
        expect(took).toBeLessThan(5000);

        await repair.click();
        await expect(offer).toContainText('The site is not responding');
        await tab.waitForLoadState();
        expect(loads()).toBe(1);

        await site.start();
        await repair.click();
        await waitForHydration(tab);
        await expect(tab.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
        await expect(offer).toHaveCount(0);
        await tab.waitForLoadState();
        expect(loads()).toBe(2);
        await expect.poll(() => everythingOnDevice(tab)).toEqual(saved);
        await tab.close();
        await visitFirst(page);
      });
    }
  }
});

test('O18: a repair that did not help is not offered again', async ({ page, site, context, complaints }) => {
  complaints.expect(/net::ERR|Failed to (fetch|load)|404|integrity|MIME/);
  await visitFirst(page);
  const [entry = ''] = Object.keys(await storedFiles(page)).filter((file) => file.startsWith('/assets/react-'));
  await cutShort(page, entry, 0.5);
  site.faults.push({ path: /^\/assets\/react-/, answer: { status: 404 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const tab = await context.newPage();
  const loads = countLoads(tab);
  await tab.goto(routes.sandbox.href('symbols'), { waitUntil: 'commit' });
  await tab.getByRole('button', { name: 'Repair' }).click();
  await expect(tab.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Repair' })).toHaveCount(0);
  await tab.waitForLoadState();
  expect(loads()).toBe(2);
});

/** A built script: its address and its content. */
async function builtScript(file: RegExp): Promise<readonly [address: string, content: string]> {
  const name = readdirSync(path.join(builtDir, 'assets')).find((asset) => file.test(`/assets/${asset}`)) ?? '';
  return [`/assets/${name}`, await readFile(path.join(builtDir, 'assets', name), 'utf8')];
}

test('O19: a file that arrives cut short or with a wrong type is not stored, and neither is the rest', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/integrity|bad-precaching-response|Failed to/);
  const file = /^\/assets\/texts-/;
  const [, whole] = await builtScript(file);
  const wrong = [
    { status: 200, contentType: 'text/javascript', body: whole.slice(0, whole.length / 2) },
    { status: 200, contentType: 'text/html', body: whole },
  ];
  const worker = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return (installing ?? waiting ?? active)?.state;
    });
  for (const answer of wrong) {
    site.faults.splice(0, 1, { path: file, answer });
    site.requests.length = 0;
    await page.goto('/');
    await expect.poll(() => site.requests.some((request) => file.test(request.path))).toBe(true);
    await expect.poll(worker).toBeUndefined();
    expect(Object.keys(await storedFiles(page)).filter((stored) => file.test(stored))).toEqual([]);
  }
  site.faults.length = 0;
  await visitFirst(page);
});

for (const [what, file, isNeeded] of [
  ['the entry', /^\/assets\/index-/, true],
  ['a script that only the worker requests', /^\/assets\/texts-/, false],
] as const)
  test(`O21: ${what} is fetched again although the browser has cached it cut short`, async ({
    page,
    site,
    context,
    complaints,
  }) => {
    complaints.expect(/integrity|bad-precaching-response|SyntaxError|Unexpected|Invalid/);
    const [address, whole] = await builtScript(file);
    const answer = {
      status: 200,
      contentType: 'text/javascript',
      cacheControl: 'public, max-age=31536000, immutable',
      body: whole.slice(0, whole.length / 2),
    };
    site.faults.push({ path: file, answer });
    await page.goto('/robots.txt');
    await page.evaluate((url) => fetch(url).then((response) => response.text()), address);
    site.faults.length = 0;
    const tab = await context.newPage();
    await tab.goto('/');
    if (isNeeded) await tab.getByRole('link', { name: 'Try again' }).click();
    await waitForHydration(tab);
    await expectControlled(tab);
  });

test('O22: without a server, a page whose stored HTML is damaged is rendered from the shell', async ({
  page,
  site,
  complaints,
}) => {
  await visitFirst(page);
  for (const file of ['/offline/home.html', '/offline/rules.html']) await cutShort(page, file, 0.5);
  await goOffline(page, site, complaints);
  for (const address of [routes.home.href(), routes.rules.href()]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/stored|arrive/);
  }
});

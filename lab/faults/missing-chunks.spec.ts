/** Each chunk is missing in turn, on each kind of page: no page is empty, and no chunk is requested in a loop. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { screenAddresses } from '../../tests/support/everyScreen.ts';
import { goOffline, saveEverything, visitFirst } from '../../tests/support/offline.ts';
import { builtDir, expect, test, waitForHydration } from '../../tests/support/siteTest.ts';

/** All scripts except those that the entry needs to start, which the start watchdog handles. */
const lazyChunks = readdirSync(path.join(builtDir, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !/^(index|react|rolldown-runtime)-/.test(file))
  .map((file) => `/assets/${file.split(path.sep).join('/')}`);

/** A page and its one reload may each ask twice: by the preload and, once that has failed, by the import. */
const mostRequests = 4;

/** A page mostly waits, for its network and for its next frames. */
const tabsAtOnce = 4;

const notFetched = /404|ERR_|dynamically imported module|could not be|React error #422/;

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const chunk of lazyChunks) {
    test(`U15: no page is empty when ${path.basename(chunk)} is missing or its download breaks off`, async ({
      context,
      site,
      complaints,
    }) => {
      complaints.expect(notFetched);
      const gone = new RegExp(`^${chunk}$`);
      for (const fault of [{ path: gone, answer: { status: 404 } }, { path: gone, cut: true } as const]) {
        site.faults.splice(0, 1, fault);
        const waiting = Object.entries(screenAddresses);
        const openInTurn = async () => {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
            await openWithout(chunk, await context.newPage(), ...next);
        };
        await Promise.all(Array.from({ length: tabsAtOnce }, openInTurn));
      }
    });
  }
});

/** Opens a page that cannot get a chunk, in a tab of its own: a tab reloads itself only once. */
async function openWithout(chunk: string, tab: Page, name: string, address: string): Promise<void> {
  // Counted in the page, because the browser itself retries a request that breaks off.
  let requests = 0;
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname === chunk) requests += 1;
  });
  await tab.goto(address, { waitUntil: 'networkidle' });
  await tab.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(tab.getByRole('main'), name).toContainText(/\w/);
  const retry = tab.getByText('Try again').and(tab.getByRole('button').or(tab.getByRole('link')));
  await expect(tab.locator('html[data-app=alive]').or(retry).first(), name).toBeAttached();
  expect(requests, `requests on ${name}`).toBeLessThanOrEqual(mostRequests);
  await tab.close();
}

/** Chunks of screens; all other screens are in `deferred`. */
const chunkOf: Readonly<Record<string, string>> = {
  home: 'screens',
  gameHome: 'screens',
  cards: 'screens',
  card: 'screens',
  cardShare: 'screens',
  searchResults: 'screens',
  advancedSearch: 'screens',
  rules: 'rules',
  quickStart: 'rules',
  reference: 'rules',
};

test('U15: each page whose chunk the browser has lost loads on request once there is a server again', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(notFetched);
  await visitFirst(page);
  await saveEverything(page);
  // A page that has loaded the chunk would lend it to a new tab.
  await page.goto('/robots.txt');
  for (const [name, address] of Object.entries(screenAddresses))
    await test.step(name, async () => {
      await loseScript(page, `/assets/${chunkOf[name] ?? 'deferred'}-`);
      await goOffline(page, site, complaints);
      // The page is not hydrated before its chunk has loaded.
      const tab = await context.newPage();
      await tab.goto(address);
      const request = tab.getByRole('button', { name: /^(Try again|Repair)$/ });
      await expect(request).toBeVisible();
      await site.start();
      await request.click();
      await waitForHydration(tab);
      await expect(request).toHaveCount(0);
      await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText('This page could not be loaded');
      await tab.close();
    });
});

/** Deletes a script from every cache. */
async function loseScript(page: Page, beginning: string): Promise<void> {
  const lost = await page.evaluate(async (start) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith(start)) count += Number(await cache.delete(request));
    }
    return count;
  }, beginning);
  expect(lost, beginning).toBe(1);
}

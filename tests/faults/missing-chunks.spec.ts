/** Each chunk is missing in turn, on each kind of page: no page is empty, and no chunk is requested in a loop. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type RouteName, routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { goOffline, saveEverything, visitFirst } from '../support/offline.ts';
import { builtDir, expect, test, waitForHydration } from '../support/siteTest.ts';

/** All scripts except those that the entry needs to start, which the start watchdog handles. */
const lazyChunks = readdirSync(path.join(builtDir, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !/^(index|react|rolldown-runtime)-/.test(file))
  .map((file) => `/assets/${file.split(path.sep).join('/')}`);

const addresses: Readonly<Record<RouteName, string>> = {
  home: routes.home.href(),
  gameHome: routes.gameHome.href(),
  cards: routes.cards.href(),
  card: routes.card.href(1, 4),
  cardShare: routes.cardShare.href(encodeShortId(104)),
  searchResults: routes.searchResults.href('effects=gain'),
  advancedSearch: routes.advancedSearch.href(),
  syntax: routes.syntax.href(),
  rules: routes.rules.href(),
  quickStart: routes.quickStart.href(),
  reference: routes.reference.href(),
  table: routes.table.href(),
  play: routes.play.href(),
  firstGame: routes.firstGame.href(),
  ready: routes.ready.href(),
  changes: routes.changes.href(),
  print: routes.print.href(),
  personaStory: routes.personaStory.href('wick'),
  mailingList: routes.mailingList.href(),
  credits: routes.credits.href(),
  privacy: routes.privacy.href(),
  sandbox: routes.sandbox.href('symbols'),
};

/** One of each kind. */
const pages = [
  routes.home.href(),
  routes.cards.href(),
  routes.card.href(1, 4),
  routes.searchResults.href('effects=gain'),
  routes.rules.href(),
  routes.table.href(),
  routes.print.href(),
  routes.changes.href(),
  routes.play.href(),
  routes.firstGame.href(),
  routes.ready.href(),
];

const mostRequests = 3;
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
        const page = await context.newPage();
        // Counted in the page, because the browser itself retries a request that breaks off.
        let asked = 0;
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === chunk) asked += 1;
        });
        for (const address of pages) {
          asked = 0;
          await page.goto(address, { waitUntil: 'networkidle' });
          await page.evaluate(async () => {
            for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
          });
          await expect(page.getByRole('main')).toContainText(/\w/);
          const retry = page.getByText('Try again').and(page.getByRole('button').or(page.getByRole('link')));
          await expect(page.locator('html[data-alive]').or(retry).first()).toBeAttached();
          expect(asked, `requests on ${address}`).toBeLessThanOrEqual(mostRequests);
        }
        await page.close();
      }
    });
  }
});

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
  for (const [name, address] of Object.entries(addresses))
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
      await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText('This page did not arrive');
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

/** Each chunk is missing in turn, on each kind of page: no page is empty, and no chunk is requested in a loop. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { routes } from '#site/routes.ts';
import { goOffline, saveEverything, visitFirst } from '../support/offline.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

/** All scripts except those that the entry needs to start, which the start watchdog handles. */
const lazyChunks = readdirSync(path.join(builtDir, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !/^(index|react|rolldown-runtime)-/.test(file))
  .map((file) => `/assets/${file.split(path.sep).join('/')}`);

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
          expect(asked, `requests on ${address}`).toBeLessThanOrEqual(mostRequests);
        }
        await page.close();
      }
    });
  }
});

test('U15: a page whose chunk the browser has lost loads on request once there is a server again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(notFetched);
  await visitFirst(page);
  await saveEverything(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith('/assets/rules-')) await cache.delete(request);
    }
  });
  await goOffline(page, site, complaints);
  // The page is not hydrated before its chunk has loaded.
  const tab = await page.context().newPage();
  await tab.goto(routes.rules.href());
  const tryAgain = tab.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await site.start();
  await tryAgain.click();
  await expect(tab.getByRole('main').getByRole('heading', { name: 'Introduction' })).toBeVisible();
});

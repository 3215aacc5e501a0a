/** Each chunk of the program taken away, on each kind of page: never an empty page, never asked for in a loop. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { routes } from '#site/routes.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

/** All scripts but those that the entry needs to start; the start watchdog answers for these. */
const lazyChunks = readdirSync(path.join(builtDir, 'assets'))
  .filter((file) => file.endsWith('.js') && !/^(index|react|rolldown-runtime)-/.test(file))
  .map((file) => `/assets/${file}`);

const pages = [
  routes.home.href(),
  routes.cards.href(),
  routes.card.href(1, 4),
  routes.searchResults.href('effects=gain'),
  routes.rules.href(),
  routes.table.href(),
  routes.print.href(),
  routes.changes.href(),
];

const mostRequests = 3;

for (const chunk of lazyChunks) {
  test(`U15: ${path.basename(chunk)} is gone from the server`, async ({ context, site, complaints }) => {
    complaints.expect(/404|dynamically imported module|could not be|React error #422/);
    const page = await context.newPage();
    site.faults.push({ path: new RegExp(`^${chunk}$`), answer: { status: 404 } });
    for (const address of pages) {
      site.requests.length = 0;
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      });
      await expect(page.getByRole('main')).toContainText(/\w/);
      const asked = site.requests.filter((request) => request.path === chunk).length;
      expect(asked, `requests on ${address}`).toBeLessThanOrEqual(mostRequests);
    }
  });
}

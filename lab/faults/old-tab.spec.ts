/** A missing chunk is reported once, never requested in a loop, and loaded when it is available again (U15). */

import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

const mostRequests = 3;

test('U15: an old tab reloads once, says what happened, and retries on request, with a reload if necessary', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/404|ERR_|dynamically imported module|could not be|MIME type|React error #422/);
  site.faults.push({ path: /^\/assets\/(rules|deferred)-/, answer: { status: 404 } });
  await page.clock.install();
  await page.goto(routes.home.href());
  await page.clock.fastForward(120_000);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect.poll(() => loads).toBe(1);
  await page.clock.fastForward(120_000);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  site.requests.length = 0;
  await tryAgain.click();
  await expect.poll(() => loads).toBe(2);
  await expect(tryAgain).toBeVisible();
  const asked = site.requests.filter(({ path }) => path.startsWith('/assets/rules-')).length;
  expect(asked).toBeLessThanOrEqual(mostRequests);
  expect(loads).toBe(2);

  site.faults.length = 0;
  await page.clock.fastForward(120_000);
  await tryAgain.click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Introduction' })).toBeVisible();
});

test('U15: in an old tab, "Try again" reloads the page, and the advanced search keeps what was typed and chosen', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/404|could not be/);
  site.faults.push({ path: /^\/assets\/texts-/, answer: { status: 404 } });
  await page.goto(routes.advancedSearch.href());
  const main = page.getByRole('main');
  const tryAgain = main.getByRole('button', { name: 'Try again' });
  await main.getByLabel('Card name').fill('mud');
  await main.getByLabel('Effects text').fill('gain');
  await main.getByRole('checkbox').first().check({ force: true });
  const loaded = page.waitForEvent('load');
  await tryAgain.click();
  await loaded;
  site.faults.length = 0;
  await expect(main.getByLabel('Card name')).toHaveValue('mud');
  await expect(main.getByLabel('Effects text')).toHaveValue('gain');
  await expect(main.getByRole('checkbox').first()).toBeChecked();
});

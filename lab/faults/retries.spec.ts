/** Code, texts or pictures that do not arrive: the page says so, keeps what was typed, and loads them on request. */

import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

test('U15: while the card texts break off, the advanced search keeps what was typed, and counts on request', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_|Failed to fetch|could not be/);
  site.faults.push({ path: /^\/assets\/texts-/, cut: true });
  await page.goto(routes.advancedSearch.href());
  const main = page.getByRole('main');
  await main.getByLabel('Card name').fill('mud');
  await main.getByLabel('Effects text').fill('gain');
  await expect(main.getByText('This part could not be loaded.')).toBeVisible();
  await expect(main.getByLabel('Card name')).toHaveValue('mud');
  site.faults.length = 0;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('status').getByText(/^\d+ cards?$/)).toBeVisible();
  await expect(main.getByLabel('Effects text')).toHaveValue('gain');
});

test('U15: while a script stays out of reach, "Try again" does not reload the page', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/503|could not be/);
  site.faults.push({ path: /^\/assets\/texts-/, answer: { status: 503 } });
  await page.goto(routes.advancedSearch.href());
  const main = page.getByRole('main');
  await main.getByLabel('Effects text').fill('gain');
  const tryAgain = main.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  const asked = () => site.requests.filter(({ path }) => path.startsWith('/assets/texts-')).length;
  const before = asked();
  await tryAgain.click();
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(tryAgain).toBeVisible();
  await expect(main.getByLabel('Effects text')).toHaveValue('gain');
});

test('U15: an old tab whose game is missing reloads once', async ({ page, site, complaints }) => {
  complaints.expect(/404|dynamically imported module|could not be|MIME type/);
  site.faults.push({ path: /^\/assets\/play\//, answer: { status: 404 } });
  await page.clock.install();
  await page.goto(routes.firstGame.href());
  await page.clock.fastForward(120_000);
  const loaded = page.waitForEvent('load');
  const begin = page.getByRole('main').getByRole('button', { name: 'Begin' });
  await begin.click();
  await loaded;
  site.faults.length = 0;
  await begin.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('U15: while the code of a screen does not arrive, the page says so, and offers another try after some seconds', async ({
  page,
  site,
  complaints,
}) => {
  // In Firefox the reload aborts the request with an error.
  complaints.expect(/could not be/);
  site.faults.push({ path: /^\/assets\/rules-/, delayMs: 30_000 });
  await page.clock.install();
  await page.goto(routes.home.href());
  await page.getByRole('navigation').getByRole('link', { name: 'Rules', exact: true }).first().click();
  const main = page.getByRole('main');
  await expect(main).toHaveText('Loading the page …');
  await page.clock.fastForward(10_000);
  const loaded = page.waitForEvent('load');
  site.faults.length = 0;
  await main.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await expect(main.getByRole('heading', { name: 'Introduction' })).toBeVisible();
});

test('O24: pictures for a printer are not saved while a gateway answers in their place', async ({ page }) => {
  await page.goto(routes.print.href('set=duel&type=reaction'));
  await page.route(/\.png$/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }));
  const part = page.getByRole('region', { name: 'For print shops and virtual tables' });
  await part.getByRole('button', { name: 'Save the pictures' }).click();
  await expect(part.getByRole('status')).toContainText('Not all pictures could be loaded.');
});

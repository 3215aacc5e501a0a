/** The print files: listed with their sizes, stored when opened. Sheets of a search are in offline-screens.spec.ts. */

import { printFilesCache } from '#site/paths.ts';
import { demoHref, printFilesPath } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { goOffline, saveEverything, storedIn, visitFirst } from '../support/offline.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

test('print files and sheets have no accessibility faults; a file is listed with its size, opens, and is stored for offline use', async ({
  page,
  site,
  complaints,
}) => {
  await visitFirst(page);
  await page.goto(routes.print.href('set=1'));
  await page.getByText('Copies of each card').click();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Print and play' }).click();
  await expect(page).toHaveURL(routes.print.href());
  const files = page.getByRole('article');
  await expect(files.first().getByRole('heading')).toHaveText('The demo');
  await expect(files.nth(1).getByRole('heading')).toHaveText('The whole game');
  await expect(files.nth(1).getByText(/105 cards.*4 personas.*the rules on one page/)).toBeVisible();
  await expect(files.nth(1).getByText(/^A4, 14 pages, /)).toBeVisible();
  const picture = files.first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.getByRole('radio', { name: 'Grey, on white' }).check();
  await page.getByRole('checkbox', { name: 'With backs' }).check();

  const demo = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The demo' }) });
  await expect(demo.getByText(/^Letter, grey, with backs, 9 pages, \d\.\d MB$/)).toBeVisible();
  const link = demo.getByRole('link', { name: 'Open The demo, PDF, in a new tab' });
  const address = (await link.getAttribute('href')) ?? '';
  // Fetches as the link does, but without the browser's own PDF viewer, which not every browser has.
  const open = () =>
    page.evaluate(async (file) => {
      const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
      return { start: String.fromCharCode(...bytes.slice(0, 5)), length: bytes.length };
    }, address);
  const opened = await open();
  expect(opened.start).toBe('%PDF-');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(demo.getByText('Stored on this device')).toBeVisible({ timeout: 500 });
  }).toPass();

  await goOffline(page, site, complaints);
  expect(await open()).toEqual(opened);
});

test('P1: without a server the demo is stored after the first visit, and a file that is not stored leads to a page that says so', async ({
  page,
  site,
  complaints,
}) => {
  await visitFirst(page);
  await saveEverything(page);
  await expect.poll(() => storedIn(page, printFilesCache)).toContain(demoHref('a4'));
  complaints.expect(/503|favicon/);
  await goOffline(page, site, complaints);

  const demo = await page.evaluate(
    async (href) => (await (await fetch(href)).blob()).slice(0, 5).text(),
    demoHref('a4'),
  );
  expect(demo).toBe('%PDF-');
  await page.goto(`${printFilesPath}spite-and-image-game-a4.pdf`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not stored on this device');
  await expect(page.getByText('This file to print was not opened on this device before')).toBeVisible();
  await page.getByRole('link', { name: 'Print and play' }).click();
  await expect(
    page.getByRole('article').filter({ hasText: 'The demo' }).getByText('Stored on this device'),
  ).toBeVisible();
});

test('P1: with the data saver on, the demo is stored only when it is opened', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitFirst(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => storedIn(page, printFilesCache)).toContain(`${printFilesPath}files.json`);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(demoHref('a4'));
});

test('P1: in the installed app a file to print is saved, because a new window would have no way back', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto(routes.print.href());
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Open The demo, PDF' }).click();
  expect((await download).suggestedFilename()).toBe('spite-and-image-demo-a4.pdf');
  expect(page.context().pages()).toHaveLength(1);
});

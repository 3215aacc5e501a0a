/** The print files: listed with their sizes, stored when opened. Sheets of a search are in offline-screens.spec.ts. */

import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { printFilesCache } from '#site/paths.ts';
import { demoHref, printFilesPath } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { goOffline, showInterest, storedIn, visitFirst } from '../support/offline.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

test('a print is made with backs moved by the offset of the printer, and stored files open offline', async ({
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
  await page.getByText('All files').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  const game = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The whole game' }) });
  await expect(game.getByText(/105 cards.*4 personas.*the rules on one page/)).toBeVisible();
  await expect(game.getByText(/^A4, 14 pages, /)).toBeVisible();

  await expect(page.getByRole('link', { name: 'Get my PDF' })).toHaveAttribute('href', demoHref('a4'));
  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.getByRole('checkbox', { name: 'Save ink' }).check();
  await page.getByRole('radio', { name: 'On the back' }).check();
  await page.getByRole('spinbutton', { name: 'Right' }).fill('-1.2');
  await page.getByRole('spinbutton', { name: 'Down' }).fill('0.6');
  await page.getByRole('spinbutton', { name: 'Down' }).blur();
  await expect(
    page.getByText(
      /^The demo on Letter, saving ink, .* long edge, moved by -1.2 mm and 0.6 mm: 8 sides of paper, and the rules\.$/,
    ),
  ).toBeVisible();
  const { name, pages } = await madePdf(page);
  expect(name).toBe('spite-and-image-demo-letter-grey-long-edge.pdf');
  expect(pages).toBe(9);

  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Right' })).toHaveValue('-1.2');
  await page.getByText('All files').click();
  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.getByRole('checkbox', { name: 'Save ink' }).check();
  const demo = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The demo' }) });
  await expect(demo.getByText('Stored on this device')).toBeVisible();
  await goOffline(page, site, complaints);
  await page.getByRole('radio', { name: 'Fold over' }).check();
  expect((await madePdf(page)).pages).toBe(9);
  await page.getByRole('radio', { name: 'Whole game' }).check();
  await page.getByRole('button', { name: 'Get my PDF' }).click();
  await expect(page.getByText('The cards of this file are not stored on this device.')).toBeVisible();
});

test('a search is printed with backs, from the smallest file that has its cards @core', async ({ page, site }) => {
  await page.goto(routes.print.href('name=Better+Haircut'));
  await page.getByRole('radio', { name: 'Fold over' }).check();
  const { name, pages } = await madePdf(page);
  expect(name).toBe('spite-and-image-cards-a4-fold-over.pdf');
  expect(pages).toBe(1);
  // The demo may be stored at the same time.
  const files = site.requests.map(({ path }) => path).filter((path) => path.endsWith('.pdf') && !path.includes('demo'));
  expect(files).toEqual(['/print/spite-and-image-duel-a4.pdf']);
});

/** Presses the red button, and reads the file that is saved. */
async function madePdf(page: Page): Promise<{ readonly name: string; readonly pages: number }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get my PDF' }).click();
  const download = await saved;
  const reader = await PDFiumLibrary.init();
  const file = await reader.loadDocument(await readFile(await download.path()));
  const pages = file.getPageCount();
  file.destroy();
  reader.destroy();
  return { name: download.suggestedFilename(), pages };
}

test('P1: without a server the demo is stored after the first visit, and a file that is not stored leads to a page that says so', async ({
  page,
  site,
  complaints,
}) => {
  await visitFirst(page);
  await showInterest(page);
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
  await expect(page.getByText('This file to print has not been opened on this device before')).toBeVisible();
  await page.getByRole('link', { name: 'Print and play' }).click();
  await page.getByText('All files').click();
  const listed = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The demo' }) });
  await expect(listed.getByText('Stored on this device')).toBeVisible();
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
  // The installed app greets once.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Get my PDF' }).click();
  expect((await download).suggestedFilename()).toBe('spite-and-image-demo-a4.pdf');
  expect(page.context().pages()).toHaveLength(1);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('P2: sheets are printed when every picture has arrived, by button or keys; a sheet names what is missing', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/ERR_/);
    await page.addInitScript(() => {
      const printed = { printed: 0 };
      Object.assign(window, printed, { print: () => Object.assign(window, { printed: ++printed.printed }) });
    });
    const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/-full\./, async (route) => {
      await arrival;
      await route.fallback();
    });
    await page.goto(routes.print.href('name=Better+Haircut'));
    await expect(page.getByRole('heading', { level: 1, name: 'Print these cards' })).toBeVisible();
    // Keys that are pressed before the screen listens are lost.
    await expect(async () => {
      await page.keyboard.press('Control+p');
      await expect(
        page.getByText('0 of 1 picture loaded. The sheets will be printed when all are loaded.'),
      ).toBeVisible({
        timeout: 500,
      });
    }).toPass({ timeout: 15_000 });
    await expect(page.locator('svg text').getByText('Picture not loaded')).toBeAttached();
    await page.getByRole('button', { name: 'Cancel' }).click();
    arrive();
    await expect(page.locator('svg image[href*="-full."]')).toBeAttached();
    expect(await printed()).toBe(0);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(printed).toBe(1);

    site.faults.push({ path: /-full\./, cut: true });
    await page.goto(routes.print.href('name=Second+Wind'));
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.getByText('1 picture could not be loaded: Second Wind.')).toBeVisible();
    expect(await printed()).toBe(0);
    site.faults.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(printed).toBe(1);
  });
});

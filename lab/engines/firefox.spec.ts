/** Firefox only: its PDF viewer, saved files and printing. */

import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { firefoxUse } from '../../playwright.config.ts';
import { routes } from '../../src/site/routes.ts';
import { visitFirst } from '../../tests/support/offline.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

/** Firefox's driver does not report files that the page itself creates, so tests look for them in this folder. */
const downloadsPath = mkdtempSync(path.join(tmpdir(), 'firefox-downloads-'));

test.use({ serviceWorkers: 'allow', launchOptions: { ...firefoxUse.launchOptions, downloadsPath } });

test.afterAll(() => rm(downloadsPath, { recursive: true, force: true }));

async function linkToDemo(page: Page) {
  await visitFirst(page);
  await page.goto(routes.print.href());
  return page.getByRole('link', { name: 'Get my PDF' });
}

test('a print file opens in the browser’s own viewer, also without a network', async ({ page, context, site }) => {
  const address = (await (await linkToDemo(page)).getAttribute('href')) ?? '';
  const countPages = async () => {
    const tab = await context.newPage();
    await tab.goto(address, { waitUntil: 'commit' });
    const pages = tab.locator('.pdfViewer .page');
    await expect(pages.first()).toBeAttached();
    const count = await pages.count();
    await tab.close();
    return count;
  };
  const count = await countPages();
  expect(count).toBeGreaterThan(3);
  await page.close();
  await site.stop();
  expect(await countPages()).toBe(count);
});

test('a saved print file is complete', async ({ page, site }) => {
  const link = await linkToDemo(page);
  // As the browser's menu does to save a link.
  await link.evaluate((a: HTMLAnchorElement) => {
    a.target = '';
    a.download = '';
  });
  const download = page.waitForEvent('download');
  await link.click();
  const saved = await readFile(await (await download).path());
  const served = await fetch(new URL((await link.getAttribute('href')) ?? '', site.origin));
  expect(saved.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
});

test('a backup is saved complete, under its name, and can be opened again', async ({ page }) => {
  await page.goto(routes.ready.href());
  await page.evaluate(() => localStorage.setItem('theme', 'ink'));
  await page.getByRole('button', { name: 'Back up or restore', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Save a backup' }).press('Enter');
  await expect(page.getByText('The backup is saved.')).toBeVisible();
  const file = `spite-and-image-backup-${new Date().toISOString().slice(0, 10)}.json`;
  const read = () => readFile(path.join(downloadsPath, file), 'utf8').catch(() => '');
  await expect.poll(async () => (await read()).trimEnd().at(-1)).toBe('}');
  expect(JSON.parse(await read()).settings).toEqual({ theme: 'ink' });
  await page.locator('main input[type=file]').setInputFiles(path.join(downloadsPath, file));
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
  expect(await readdir(downloadsPath)).toEqual([file]);
});

test('the cards of a search are printed on as many sheets as the page says, each the size of the paper', async ({
  page,
}) => {
  await page.goto(routes.print.href('type=reaction&discipline=mental'));
  await expect(page.getByRole('status').filter({ hasText: '14 cards on 2 sheets' })).toBeVisible();
  const reader = await PDFiumLibrary.init();
  // The driver passes inches where the browser expects centimetres.
  const paper = { width: `${210 * 2.54}mm`, height: `${297 * 2.54}mm` };
  const file = await reader.loadDocument(await page.pdf(paper));
  expect(file.getPageCount()).toBe(2);
  for (const sheet of file.pages()) {
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    expect(Math.abs(originalWidth - 595)).toBeLessThan(2);
    expect(Math.abs(originalHeight - 842)).toBeLessThan(2);
  }
  file.destroy();
});

test('the Print button opens the browser’s print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(routes.print.href('type=reaction&discipline=mental'));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

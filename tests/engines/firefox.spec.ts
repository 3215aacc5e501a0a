/** In Firefox alone: its own viewer of PDF files, what arrives when something is saved, and what it prints. */

import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { firefoxUse } from '../../playwright.config.ts';
import { visitFirst } from '../support/offline.ts';
import { expect, test } from '../support/siteTest.ts';

/** Firefox's driver does not tell of files that the page makes itself; they are looked for where they arrive. */
const downloadsPath = mkdtempSync(path.join(tmpdir(), 'firefox-downloads-'));

test.use({ serviceWorkers: 'allow', launchOptions: { ...firefoxUse.launchOptions, downloadsPath } });

test.afterAll(() => rm(downloadsPath, { recursive: true, force: true }));

async function linkToDemo(page: Page) {
  await visitFirst(page);
  await page.goto(routes.print.href());
  const demo = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'The demo' }) });
  return demo.getByRole('link', { name: /^Open The demo, PDF/ });
}

test('a file to print is opened by the browser’s own viewer, and again without a network', async ({
  page,
  context,
  site,
}) => {
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

test('a file to print that is saved has every byte', async ({ page, site }) => {
  const link = await linkToDemo(page);
  // As the browser's menu does for a link.
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

test('a backup arrives under its name, whole, and is taken back', async ({ page }) => {
  await page.goto(routes.ready.href());
  await page.evaluate(() => localStorage.setItem('theme', 'ink'));
  await page.getByRole('button', { name: 'Backup', exact: true }).press('Enter');
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

test('the cards of a search are printed on as many sheets as the page says, each as large as the paper', async ({
  page,
}) => {
  await page.goto(routes.print.href('type=reaction&discipline=mental'));
  await expect(page.getByRole('status').filter({ hasText: '14 cards on 2 sheets' })).toBeVisible();
  const reader = await PDFiumLibrary.init();
  // The driver hands on inches where the browser counts centimetres.
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

test('the button of the page to print opens the browser’s printing', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(routes.print.href('type=reaction&discipline=mental'));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

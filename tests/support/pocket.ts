/** The pocket edition on a device that has nothing but the file. */

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { pocketHref } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { builtDir, expect, test } from './siteTest.ts';

/** A copy of the file, apart from everything that was built with it. */
export async function copyPocketEdition() {
  const folder = await mkdtemp(path.join(tmpdir(), 'pocket-'));
  // As a mail program may name it.
  const file = path.join(folder, 'spite & image (1).html');
  await copyFile(path.join(builtDir, pocketHref), file);
  return { address: pathToFileURL(file).href, remove: () => rm(folder, { recursive: true }) };
}

/** With the address of the file, and what the pages of the context ask for besides it. */
export const pocketTest = test.extend<{ readonly pocket: { readonly address: string; readonly requests: string[] } }>({
  pocket: async ({ context }, use) => {
    const { address, remove } = await copyPocketEdition();
    const requests: string[] = [];
    context.on('request', (request) => {
      const isOwn = request.url().startsWith(address) || request.url().startsWith('data:');
      if (!isOwn) requests.push(request.url());
    });
    await use({ address, requests });
    await remove();
  },
});

/** Reads, searches and looks up as at a table. */
export async function tryPocketEdition(page: Page, address: string): Promise<void> {
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await page.goto(address);
  await expect(title('Quick start')).toBeVisible();
  await page.getByRole('combobox').fill('haymak');
  await expect(page.getByRole('option').first()).toContainText('Identical Haymaker');
  await page.keyboard.press('Enter');
  const found = page.locator(`main a[href="${routes.card.href(1, 1)}"]`).first();
  await found.click();
  await expect(title('Identical Haymaker')).toBeVisible();
  await expect(page).toHaveTitle(/^Identical Haymaker/);
  const face = page.getByRole('main').getByRole('img', { name: 'Identical Haymaker' }).first();
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  await page.goBack();
  await expect(found).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click();
  await expect(title('Rules')).toBeVisible();
  await page.goto(`${address}#${routes.rules.href('pay-costs')}`);
  await expect(page.locator('#pay-costs')).toBeInViewport();
  await page.reload();
  await expect(page.locator('#pay-costs')).toBeInViewport();
}

/** The pocket edition on a device that has only the file. */

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { pocketHref } from '#site/print/printFiles.ts';
import { routes } from '#site/routes.ts';
import { builtDir, expect, test } from './siteTest.ts';

/** Copies the file to a folder of its own, without the rest of the build. */
export async function copyPocketEdition() {
  const folder = await mkdtemp(path.join(tmpdir(), 'pocket-'));
  // A name that a mail program may give it.
  const file = path.join(folder, 'spite & image (1).html');
  await copyFile(path.join(builtDir, pocketHref), file);
  return { address: pathToFileURL(file).href, remove: () => rm(folder, { recursive: true }) };
}

/** Provides the address of the file, and the other requests of the pages of the context. */
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

/** Searches for a card, opens it, and looks up a rule. */
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
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(190);
  await page.goBack();
  await expect(found).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click();
  await expect(title('Rules')).toBeVisible();
  await page.goto(`${address}#${routes.rules.href('pay-costs')}`);
  await expect(page.locator('#pay-costs')).toBeInViewport();
  await page.reload();
  await expect(page.locator('#pay-costs')).toBeInViewport();
}

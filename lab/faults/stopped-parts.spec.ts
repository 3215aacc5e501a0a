/** A part of the page that fails stops alone. */

import { routes } from '../../src/site/routes.ts';
import { openPage } from '../../tests/support/openPage.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

test('G6: an error in the search box, the keys, a modal or a notice leaves the page standing, and is not taken for a lost connection', async ({
  page,
  complaints,
}) => {
  complaints.expect(/could not be shown|removeChild/);
  const fault = page.getByRole('alert').filter({ hasText: 'An error in this site has stopped this part.' });
  const main = page.getByRole('main');
  /** As an extension of the browser may do: React then fails to remove it. */
  const takeAway = (selector: string) => page.locator(selector).evaluate((element) => element.remove());
  const expectFault = async (text: RegExp) => {
    await expect(fault).toHaveCount(1);
    await expect(main).toContainText(text);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(fault).toHaveCount(0);
    await expect(main).toContainText(text);
  };

  await openPage(page, routes.credits.href());
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('mem');
  await expect(page.getByRole('option').first()).toBeVisible();
  await takeAway('[role=listbox]');
  await box.press('Escape');
  await expectFault(/Credits/);
  await box.fill('mem');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Escape');

  await main.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.remove();
  });
  await expectFault(/Credits/);

  await openPage(page, routes.sandbox.href('modals'));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.remove();
  });
  await expectFault(/Confirmed/);
  await main.getByRole('button', { name: 'Hello' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await openPage(page, routes.sandbox.href('flashes'));
  await main.getByRole('button', { name: 'Handler exception' }).click();
  await page.locator('[data-over-docks] [role=alert] > *').evaluate((flash) => flash.remove());
  // It closes by itself after five seconds.
  await expectFault(/Notices/);

  await page.evaluate(() => document.querySelector('main')?.firstElementChild?.remove());
  await page.getByRole('banner').getByRole('link', { name: 'Advanced' }).click();
  await expect(page.getByRole('heading', { name: 'This page has stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByLabel('Card name')).toBeVisible();
});

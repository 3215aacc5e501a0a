/** Where the app decides: in a worker, also without a network, or on the page itself. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { offlineTest } from '../support/offlineTest.ts';
import { expect, test } from '../support/siteTest.ts';

const decisions = (page: Page) => page.getByRole('group', { name: 'Decisions' }).getByRole('button');
const reason = (page: Page) => page.getByText('The app’s last reason:');

/** Begins a game against the hard opponent and decides until the app has decided too. */
async function playUntilAppDecides(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('play', JSON.stringify({ pace: 'instant', askAlways: false })));
  await page.goto(routes.play.href());
  await page.getByText('Other players, sets and modules').click();
  await page.getByRole('group', { name: 'Clone 2' }).getByLabel('Played by').selectOption('The app, hard');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let made = 0; made < 30; made++) {
    await decisions(page).first().waitFor();
    if (await reason(page).isVisible()) return;
    await decisions(page).first().click();
  }
}

offlineTest('the app decides in a worker, without a network @phone', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await playUntilAppDecides(page);
  await expect(reason(page)).toBeVisible();
  expect((await worker).url()).toMatch(/\/assets\/play\/bot-[\w-]+\.js$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where its worker cannot be loaded the app plays Easy, and says so once', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/play/bot-*', (route) => route.abort());
  await playUntilAppDecides(page);
  const notice = page.getByRole('alert').filter({ hasText: 'it plays Easy' });
  await expect(notice).toBeVisible();
  await decisions(page).first().click();
  await expect(notice).toBeHidden();
  await decisions(page).first().waitFor();
  await decisions(page).first().click();
  await expect(notice).toBeHidden();
});

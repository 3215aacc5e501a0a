/** Where the app decides: in a worker, also without a network, or on the page itself. */

import type { Locator, Page } from '@playwright/test';
import { offlineTest } from '../support/offlineTest.ts';
import { beginGame, decisions } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

/** Begins a game against the hard opponent and decides until something is said of it. */
async function playUntil(page: Page, said: Locator): Promise<void> {
  await beginGame(page, 'A person', 'The app, hard');
  for (let made = 0; made < 30; made++) {
    await decisions(page).first().waitFor();
    if (await said.isVisible()) return;
    await decisions(page).first().click();
  }
}

offlineTest('the app decides in a worker, without a network @phone', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  const reason = page.getByText('Why the app did that:');
  await playUntil(page, reason);
  await expect(reason).toBeVisible();
  expect((await worker).url()).toMatch(/\/assets\/play\/bot-[\w-]+\.js$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

offlineTest(
  'a game against the hard opponent is played to its end by touch, without a network @phone @hand',
  async ({ page }) => {
    test.slow();
    const end = page.getByRole('heading', { name: 'The end' });
    await beginGame(page, 'A person', 'The app, hard');
    for (let made = 0; made < 400; made++) {
      await decisions(page).first().or(end).first().waitFor();
      if (await end.isVisible()) break;
      await decisions(page).first().tap();
    }
    await expect(end).toBeVisible();
    await expect(page.getByText('What decided it.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('where its worker cannot be loaded the app plays Easy, and says so once', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/play/bot-*', (route) => route.abort());
  const notice = page.getByRole('alert').filter({ hasText: 'it plays Easy' });
  await playUntil(page, notice);
  await expect(notice).toBeVisible();
  await decisions(page).first().click();
  await expect(notice).toBeHidden();
  await decisions(page).first().waitFor();
  await decisions(page).first().click();
  await expect(notice).toBeHidden();
});

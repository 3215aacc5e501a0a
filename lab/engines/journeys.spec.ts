/** Journeys in older versions of Chromium: every screen, search, sheets, the table, a game, an offline reload. */

import { routes, stories } from '../../src/site/routes.ts';
import { goOffline, visitFirst } from '../../tests/support/offline.ts';
import { ofOldChromium } from '../../tests/support/ofOldChromium.ts';
import { beginGame, decide, decisions } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';
import { TablePage } from '../../tests/support/tablePage.ts';

const further = [
  routes.syntax.href(),
  routes.reference.href(),
  routes.firstGame.href(),
  routes.ready.href(),
  routes.changes.href(),
  routes.personaStory.href(stories[0]?.slug ?? ''),
  routes.mailingList.href(),
  routes.credits.href(),
  routes.privacy.href(),
  '/spite-and-image/nowhere',
];

test.beforeEach(({ complaints }) => complaints.expect(ofOldChromium));

test('B2: the other screens come to life without an error', async ({ page, complaints }) => {
  complaints.expect(/status of 404 .*nowhere/);
  for (const address of further) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('B2: the sheet of further pages opens at a press, closes by Escape and by a press outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.cards.href());
  const sheet = page.getByRole('dialog', { name: 'More' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(sheet).toBeHidden();
  await more.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await more.click();
  await page.mouse.click(195, 20);
  await expect(sheet).toBeHidden();
});

test('B2: a turn at the table, and a decision of a game', async ({ page }) => {
  const hands = new TablePage(page);
  await hands.begin(2);
  await hands.press('End turn');
  await beginGame(page, 'A person', 'The app, easy');
  await decide(page);
  await expect(decisions(page).first()).toBeVisible();
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('B2: without a server the pages load again, and a search answers', async ({ page, site, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await visitFirst(page);
    await goOffline(page, site, complaints);
    for (const address of [
      routes.rules.href('damage'),
      routes.searchResults.href('name=haymaker'),
      routes.table.href(),
      routes.count.href(),
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(routes.searchResults.href('name=haymaker'));
    await expect(page.locator('main a[href$="/cards/1/1"]').first()).toBeVisible();
  });
});

/** Links as messengers, campaigns and browsers hand them on, and texts that a browser does not let the page copy. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const removeClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

/** The link to a new game of the table, copied by hand. */
async function linkToGame(page: Page): Promise<string> {
  await removeClipboard(page);
  const table = new TablePage(page);
  await table.begin(2);
  await table.lose('Original', 3);
  await table.press('Table settings');
  await table.press('Hand over');
  await press(page, 'Copy the link');
  const field = dialog(page, 'Copy by hand').getByRole('textbox', { name: 'Text to copy' });
  await expect(field).toBeFocused();
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toMatch(/\/table#g=1t[\w-]+$/);
  return selected();
}

test('H21: parameters of campaigns disappear from the address without a word; another unknown one is reported', async ({
  page,
}) => {
  await page.goto(`${routes.rules.href()}?fbclid=IwAR0#main-phase`);
  await expect(page).toHaveURL(routes.rules.href('main-phase'));
  await page.goto(`${routes.searchResults.href()}?utm_source=mail&colour=red&set=1&gclid=7`);
  await expect(page).toHaveURL(/search-results\?colour=red&set=1$/);
  await expect(page.getByRole('main')).toContainText('colour');
  await expect(page.getByRole('main')).not.toContainText(/utm_source|gclid/);
});

test('a game that was taken by a link is not offered again by Back or a reload', async ({ page, browser, site }) => {
  const link = await linkToGame(page);
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto(routes.rules.href());
  await other.goto(link);
  await press(other, 'Receive this game');
  const table = new TablePage(other);
  await table.expectTrack('Original', 'corpus', 17);
  await expect(other).toHaveURL(/\/table\?game=\w+$/);
  await other.reload();
  await table.expectTrack('Original', 'corpus', 17);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.goBack();
  await expect(other).toHaveURL(routes.rules.href());
  await context.close();
});

test('without a clipboard, the text of a card stands there to be copied by hand', async ({ page }) => {
  await removeClipboard(page);
  await page.goto(routes.card.href(1, 1));
  await press(page, 'Share');
  await press(page, 'Copy its text');
  await expect(dialog(page, 'Copy by hand').getByRole('textbox')).toHaveValue(/Desire: /);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in Safari, a link to a game says that the installed app keeps its own games, and how to take the game there', async ({
  page,
}) => {
  const link = await linkToGame(page);
  const note = dialog(page, 'Receive a game').getByText(/home screen keeps its own games/);
  await page.goto(routes.play.href());
  await page.goto(link);
  await expect(dialog(page, 'Receive a game').getByRole('status')).toContainText('at the same point');
  await expect(note).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.reload();
  await expect(note).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
});

test.describe('in the browser of another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 355.0' });

  test('Ready says to open the page in a browser', async ({ page }) => {
    await page.goto(routes.ready.href());
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Open this page in your browser');
  });
});

test.describe('on the other side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a backup is named by the day where the user is', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T12:00:00Z');
    await page.goto(routes.ready.href());
    await press(page, 'Back up or restore');
    const download = page.waitForEvent('download');
    await press(page, 'Save a backup');
    expect((await download).suggestedFilename()).toBe('spite-and-image-backup-2026-11-25.json');
  });
});

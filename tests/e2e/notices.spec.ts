/** Modals, flashes, broken screens and re-entered pages, as a reader meets them. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { openPage } from '../support/openPage.ts';
import { expect, test } from '../support/siteTest.ts';

test('modals ask for confirmation, go back one step, close by Escape or a click outside, and return the focus', async ({
  page,
}) => {
  await openPage(page, routes.sandbox.href('modals'));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  const ask = main.getByRole('button', { name: 'Confirm' });
  await ask.click();
  await expect(dialog).toHaveAccessibleName('Stamp it URGENT?');
  await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('status')).toHaveText(/Confirmed 0 times/);
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(main.getByRole('status')).toHaveText(/Confirmed 1 times/);

  const greet = main.getByRole('button', { name: 'Hello' });
  await greet.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('You are installed');
  await page.mouse.wheel(0, 600);
  await dialog.getByRole('button', { name: 'Download Free Demo' }).click();
  await expect(dialog).toHaveAccessibleName('Download Free Demo');
  await expect(dialog.getByRole('heading', { name: 'Download Free Demo' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toHaveAccessibleName('You are installed');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(greet).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await main.getByRole('button', { name: 'Unknown' }).click();
  await expect(dialog).toContainText('This should not happen. How did this happen?');
  // As wide as a phone, and a box on anything wider.
  const across = page.viewportSize()?.width ?? 0;
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(across < 768 ? across : 576);
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  // Selecting text and releasing the mouse outside the dialog does not close it.
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(160, 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(160, 20);
  await expect(dialog).toHaveCount(0);
});

test('A2, A4: flashes are announced, disappear, stay while they are focused, and cover neither search nor navigation @phone', async ({
  page,
  complaints,
}) => {
  complaints.expect(/[Ss]ervice ?[Ww]orker/);
  await page.clock.install();
  await openPage(page, routes.sandbox.href('flashes'));
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const news = page.getByRole('status').filter({ hasText: /\S/ });
  const alerts = page.getByRole('alert');

  await press('Unreadable answer');
  await press('Unreadable answer');
  await expect(alerts.getByText('Failed to conform response.')).toHaveCount(1);
  await alerts.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(alerts).toContainText('Failed to conform response.');
  await page.getByRole('main').focus();
  await page.clock.runFor(5_000);
  await expect(alerts).toBeEmpty();

  // Five are visible; the sixth follows when there is room.
  for (const name of ['Server maintenance', 'Forbidden', 'Newer version']) await press(name);
  for (const name of ['Unreadable answer', 'Handler exception', 'Missing part']) await press(name);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(5);
  await expect(page.getByText('This part of the site is not stored')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  for (const name of ['Pages', 'Site']) {
    const navigation = page.getByRole('navigation', { name });
    if (!(await navigation.isVisible())) continue;
    const isFree = () =>
      navigation.evaluate((nav) => {
        const { left, right, top, bottom } = nav.getBoundingClientRect();
        return nav.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    await expect.poll(isFree, name).toBe(true);
  }
  // Moved away, because a flash stays while the pointer rests on it.
  await page.mouse.move(1, 1);
  await page.clock.runFor(5_000);
  await expect(page.getByText('This part of the site is not stored')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(3);

  // After a dismissal by keyboard the focus moves to the next notice.
  await expect(news).toContainText('There is a newer version of this app. Please refresh.');
  await page
    .locator('[data-theme=ink]', { hasText: 'There is a newer version of this app.' })
    .getByRole('button', { name: 'Dismiss' })
    .press('Enter');
  await expect(news.filter({ hasText: 'There is a newer version' })).toHaveCount(0);
  await expect(page.locator('[data-dismiss]:focus')).toHaveCount(1);
});

test.describe('A3: a flash that disappears by itself', () => {
  const choked = 'I choked on some data';
  const unreadable = 'Failed to conform response.';
  const flash = (page: Page, words: string) => page.getByRole('alert').locator('div').filter({ hasText: words });
  const isHovered = (page: Page, words: string) => flash(page, words).evaluate((shown) => shown.matches(':hover'));
  const openStopped = async (page: Page) => {
    await page.clock.install();
    await openPage(page, routes.sandbox.href('flashes'));
    await page.clock.pauseAt(Date.now() + 60_000);
  };
  // By keyboard, so that the mouse stays where it is.
  const show = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).press('Enter');

  test('disappears after another has moved it from under the resting mouse, which then holds the other', async ({
    page,
  }) => {
    await openStopped(page);
    await show(page, 'Handler exception');
    await flash(page, choked).hover();
    await show(page, 'Unreadable answer');
    await expect.poll(() => isHovered(page, unreadable)).toBe(true);
    expect(await isHovered(page, choked)).toBe(false);
    await page.clock.runFor(60_000);
    await expect(flash(page, choked)).toHaveCount(0);
    await expect(flash(page, unreadable)).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(5000);
    await expect(flash(page, unreadable)).toHaveCount(0);
  });

  test('keeps its time while the open search box hides it', async ({ page }) => {
    await openStopped(page);
    await show(page, 'Handler exception');
    await page.getByRole('combobox', { name: 'Search cards and rules' }).fill('duck');
    await expect(flash(page, choked)).toBeHidden();
    await page.clock.runFor(60_000);
    await page.keyboard.press('Escape');
    await expect(flash(page, choked)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(flash(page, choked)).toHaveCount(0);
  });

  test('is not held by a tap, even if the browser never says that the finger has gone @phone @hand', async ({
    page,
  }) => {
    await openStopped(page);
    await show(page, 'Handler exception');
    await flash(page, choked).getByText(choked).tap();
    await page.clock.runFor(1000);
    // As Safari does after some taps (webkit.org/b/214609).
    await flash(page, choked).dispatchEvent('pointerover', { pointerType: 'touch', isPrimary: true });
    await page.clock.runFor(3999);
    await expect(flash(page, choked)).toBeVisible();
    await page.clock.runFor(1);
    await expect(flash(page, choked)).toHaveCount(0);
  });
});

test.describe('with axe', () => {
  // axe injects styles, which the policy forbids.
  test.use({ bypassCSP: true });

  test('A1: modals and flashes have no accessibility faults in any state', async ({ page, complaints }) => {
    // axe cannot run in the frame of the mailing list, where scripts are forbidden.
    complaints.expect(/Blocked script execution in 'about:srcdoc'/);
    await openPage(page, routes.sandbox.href('modals'));
    for (const name of ['Confirm', 'Hello', 'Newsletter', 'Unknown']) {
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await accessibilityFaults(page, 'dialog'), name).toEqual([]);
      await page.keyboard.press('Escape');
      // The closing dialog removes its history entry, which would cancel a navigation that starts before that.
      await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
    }
    await navigateWithin(page, routes.sandbox.href('flashes'));
    for (const name of ['Server maintenance', 'Newer version'])
      await page.getByRole('main').getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
    expect(await accessibilityFaults(page), 'flashes').toEqual([]);
  });
});

test('a broken screen leaves header, search and navigation working; a link to the current page restarts it at its top, without a history entry', async ({
  page,
  complaints,
}) => {
  complaints.expect(/broken on purpose|could not be shown|missing\.avif/);
  await openPage(page, routes.sandbox.href('errors'));
  await page.getByRole('button', { name: 'Break this screen' }).click();
  await expect(page.getByRole('heading', { name: 'This page has stopped' })).toBeVisible();
  const advanced = page.getByRole('banner').getByRole('link', { name: 'Advanced' });
  await advanced.click();

  const name = page.getByRole('main').getByLabel('Card name');
  await name.fill('fist');
  await page.evaluate(() => scrollTo(0, 300));
  const entries = await page.evaluate(() => history.length);
  await advanced.click();
  await expect(name).toHaveValue('');
  await expect.poll(() => page.evaluate(() => [history.length, scrollY])).toEqual([entries, 0]);
});

/** Typing with an input method, which composes words from several keys, and with a keyboard on the screen. */

import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { notInFirefox } from '../../tests/support/notInFirefox.ts';
import { openPage } from '../../tests/support/openPage.ts';
import { beginGame, decisions, logEntries } from '../../tests/support/playing.ts';
import { searchBox } from '../../tests/support/searchBox.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

/** Leaves a word in composition in a field, and returns a function that presses a key in it. */
async function compose(page: Page, field: Locator, text: string): Promise<(key: string) => Promise<void>> {
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(field).toHaveValue(text);
  return async (key) => {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  };
}

const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

test(
  'G7: Enter and arrow keys of a word in composition neither search, choose, follow nor decide',
  notInFirefox('Only Chromium’s driver has an input method; compositionKeys.test.ts tests the keys.'),
  async ({ page }) => {
    await page.goto(routes.privacy.href());
    let press = await compose(page, searchBox(page), 'flinch');
    await expect(page.getByRole('option').first()).toBeVisible();
    await press('ArrowDown');
    await expect(active(page)).toHaveCount(0);
    await press('Enter');
    await expect(page).toHaveURL(routes.privacy.href());

    await page.goto(routes.rules.href());
    await page.getByRole('button', { name: 'Find in the rules' }).first().click();
    press = await compose(page, page.getByRole('dialog').getByRole('combobox'), 'damage');
    await expect(page.getByRole('option').first()).toBeVisible();
    await press('ArrowDown');
    await expect(active(page)).toHaveCount(0);
    await press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.goto(routes.advancedSearch.href());
    press = await compose(page, page.getByRole('main').getByLabel('Card name'), 'flinch');
    await press('Enter');
    await expect(page).toHaveURL(routes.advancedSearch.href());

    await beginGame(page);
    await expect(decisions(page).first()).toBeVisible();
    const told = await logEntries(page).count();
    // Outside a field, an input method that is switched on takes the keys as well.
    for (const key of ['Enter', 'p', '1', 'q'])
      await page.evaluate((key) => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
      }, key);
    await expect(logEntries(page)).toHaveCount(told);
  },
);

test('B8: lists and sheets leave the height free that a keyboard covers', async ({ page }) => {
  const keyboard = 300;
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, routes.cards.href());
  const open = (covered: number) =>
    page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - height, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, covered);
  const bottomOf = (part: Locator) => part.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);

  const sheet = page.getByRole('dialog', { name: 'More' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await open(keyboard);
  await expect.poll(() => bottomOf(sheet)).toBeCloseTo(keyboard, 0);
  await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await open(0);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }).click();
  await open(keyboard);
  const box = page.locator('search form').filter({ visible: true }).first();
  await expect.poll(() => bottomOf(box)).toBeCloseTo(keyboard, 0);
});

/** The search box of the header. */

import { expect, type Locator, type Page } from '@playwright/test';

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search cards and rules' });

/** Focuses the box by its key. Keys pressed before the page listens are lost. */
export const focusSearchBox = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused({ timeout: 500 });
  }).toPass();

/** Opens a page of the site, and waits until everything that it loads at first is there. */

import { expect, type Page } from '@playwright/test';

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

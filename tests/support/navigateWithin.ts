/** Navigates within the site without a page load, as a link does. */

import { expect, type Page } from '@playwright/test';

export async function navigateWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await expect(page).toHaveURL(address);
}

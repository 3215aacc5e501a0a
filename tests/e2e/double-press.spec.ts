/** A button that is pressed twice in haste. */

import { routes } from '#site/routes.ts';
import { expect, test } from '../support/siteTest.ts';

for (const [what, path] of [
  ['a game at the table', routes.table.href()],
  ['a game against the app', routes.play.href()],
] as const)
  test(`G8: a double press on Begin makes ${what} once`, async ({ page }) => {
    await page.goto(path);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Begin' }).dblclick();
    await expect(page).toHaveURL(/[?&]game=/);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    // A second game would have taken the place of the first.
    const address = page.url();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await page.goForward();
    await expect(page).toHaveURL(address);
  });

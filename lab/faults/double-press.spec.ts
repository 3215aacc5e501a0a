/** A button that is pressed twice in haste. */

import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../../tests/support/siteTest.ts';
import { everythingOnDevice } from '../../tests/support/storedData.ts';

test.use({ serviceWorkers: 'block' });

const countOf = async (page: Page, store: string) => (await everythingOnDevice(page)).database[store]?.length;

for (const [what, path, store] of [
  ['a game at the table', routes.count.href(), 'savedGames'],
  ['a game against the app', routes.play.href(), 'playedGames'],
] as const)
  test(`G8: a double press on Begin makes ${what} once`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Begin' }).dblclick();
    await expect(page).toHaveURL(/[?&]game=/);
    await expect.poll(() => countOf(page, store)).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await countOf(page, store)).toBe(1);
  });

const backup = (page: Page) => page.getByRole('button', { name: 'Back up or restore', exact: true });
const foldOver = (page: Page) => page.getByRole('radio', { name: 'Fold over' });

for (const [what, path, before, name] of [
  ['a backup', routes.ready.href(), backup, 'Save a backup'],
  ['a file to print', routes.print.href('name=Better+Haircut'), foldOver, 'Get my PDF'],
] as const)
  test(`G8: a double press saves ${what} once`, async ({ page }) => {
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await page.goto(path);
    await before(page).click();
    const button = page.getByRole('button', { name });
    const first = page.waitForEvent('download');
    // As slow as by hand, so that the first file may be there before the second press.
    await button.dblclick({ delay: 100 });
    await first;
    await expect(button).toBeEnabled();
    // A second file of the first presses would come before that of the third.
    const next = page.waitForEvent('download');
    await button.click();
    await next;
    expect(downloads).toBe(2);
  });

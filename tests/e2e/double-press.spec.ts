/** A button that is pressed twice in haste. */

import { routes } from '#site/routes.ts';
import { expect, test } from '../support/siteTest.ts';
import { everythingOnDevice } from '../support/storedData.ts';

for (const [what, path, store] of [
  ['a game at the table', routes.count.href(), 'savedGames'],
  ['a game against the app', routes.play.href(), 'playedGames'],
] as const)
  test(`G8: a double press on Begin makes ${what} once`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Begin' }).dblclick();
    await expect(page).toHaveURL(/[?&]game=/);
    const kept = async () => (await everythingOnDevice(page)).database[store]?.length;
    await expect.poll(kept).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await kept()).toBe(1);
  });

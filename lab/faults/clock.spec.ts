/** A device whose clock is set back. */

import { routes } from '../../src/site/routes.ts';
import { beginGame, decisions } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';
import { TablePage } from '../../tests/support/tablePage.ts';

test.use({ serviceWorkers: 'block' });

test('S17: after the clock was set back, the game that was played last is still the one to go on with', async ({
  page,
}) => {
  await new TablePage(page).begin(2);
  // Leaving the table stores the game once more.
  await page.goto(routes.table.href());
  await page.clock.setFixedTime('2001-01-01');
  await beginGame(page, 'A person', 'The app, easy');
  await decisions(page).first().press('Enter');
  await page.goto(routes.table.href());
  await expect(page.getByRole('main').getByRole('link', { name: /^Continue/ })).toContainText('Continue against');
});

/** A whole game against the strongest opponent, which decides in a worker. */

import { offlineTest as test } from '../../tests/support/offlineTest.ts';
import { beginGame, decide, decisions } from '../../tests/support/playing.ts';
import { expect } from '../../tests/support/siteTest.ts';

test('a user can play a game against the hard opponent to its end, without a network', async ({ page }) => {
  test.slow();
  const end = page.getByRole('heading', { name: 'The end' });
  await beginGame(page, 'A person', 'The app, hard');
  for (let made = 0; made < 400; made++) {
    await decisions(page).first().or(end).first().waitFor();
    if (await end.isVisible()) break;
    await decide(page);
  }
  await expect(end).toBeVisible();
  await expect(page.getByText('What decided it')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

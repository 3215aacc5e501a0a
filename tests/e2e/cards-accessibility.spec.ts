/** The card screens pass axe, in both themes. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { expect, test } from '../support/siteTest.ts';

/** Each screen with text that it shows once it is complete. */
const screens = [
  [routes.cards.href('set=1'), /^\d+ cards in 1 set$/],
  [routes.searchResults.href('type=reaction&effects=cancel&discipline=foo'), /^\d+ cards in \d+ sets$/],
  [routes.searchResults.href('name=nothing%20of%20the%20kind'), 'No card has “nothing of the kind” in its name.'],
  [routes.card.href(1, 16), 'Terms apply. Deposit not returned.'],
  [routes.advancedSearch.href('discipline=mental&resource-value=1'), /^\d+ cards?$/],
] as const;

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test('the card screens have no accessibility faults @phone @hand', async ({ page }) => {
  await page.goto(routes.credits.href());
  for (const [address, words] of screens) {
    await navigateWithin(page, address);
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page), address).toEqual([]);
  }
});

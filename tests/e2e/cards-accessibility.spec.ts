/** What axe makes of the card screens, in both themes. */

import { routes } from '#domain/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';

const screens = {
  'the gallery': routes.cards.href(),
  'the results': routes.searchResults.href('type=reaction&effects=cancel&discipline=foo'),
  'an empty result': routes.searchResults.href('name=nothing%20of%20the%20kind'),
  'a card': routes.card.href(1, 16),
  'a card with notes': routes.card.href(0, 1),
  'the advanced search': routes.advancedSearch.href('discipline=mental&resource-value=1'),
};

// axe brings styles of its own, which the policy forbids; what the worker stores changes nothing on these screens.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

test('the card screens keep no one out @phone', async ({ page }) => {
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page), name).toEqual([]);
  }
});

/** What axe makes of the rules, with everything open. */

import { routes } from '#domain/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';

// axe brings styles of its own, which the policy forbids, and takes its time over a whole book.
test.use({ bypassCSP: true });

test('the rules keep no one out, with every box open @phone', async ({ page, isMobile }) => {
  await page.goto(routes.rules.href('save-your-brain-zero'));
  await expect(page.locator('#save-your-brain-zero')).toHaveAttribute('data-openness', 'open');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Contents' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

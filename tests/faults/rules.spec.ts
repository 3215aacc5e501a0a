/** Addresses of the rules with an unknown fragment. */

import { routes } from '#site/routes.ts';
import { expect, test } from '../support/siteTest.ts';

for (const fragment of ['"><script>', '%E0%A4%A', '__proto__', 'no-such-rule', '-set-header-7']) {
  test(`H11: a link with the unknown fragment ${fragment} leads to the top, without an error`, async ({ page }) => {
    await page.goto(`${routes.rules.href()}#${fragment}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

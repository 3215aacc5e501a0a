/** Addresses of the rules: each known fragment on a phone, and unknown ones. */

import { ruleAnchors } from '../../src/game/glossary/anchors.ts';
import { routes } from '../../src/site/routes.ts';
import { anchorFault } from '../../tests/support/readingRules.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

for (const fragment of ['"><script>', '%E0%A4%A', '__proto__', 'no-such-rule', '-set-header-7']) {
  test(`H11: a link with the unknown fragment ${fragment} leads to the top, without an error`, async ({ page }) => {
    await page.goto(`${routes.rules.href()}#${fragment}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, serviceWorkers: 'block' });
  // In parts, because each test has a time limit.
  const size = 26;
  for (let first = 0; first < ruleAnchors.length; first += size)
    test(`H13: links to ${size} rules from ${ruleAnchors[first]} show their text`, async ({ page }) => {
      const faults: string[] = [];
      for (const anchor of ruleAnchors.slice(first, first + size)) {
        // Otherwise a change of the fragment alone loads nothing.
        await page.goto('about:blank');
        await page.goto(routes.rules.href(anchor));
        faults.push(await anchorFault(page, anchor));
      }
      expect(faults.filter((fault) => fault !== '')).toEqual([]);
    });
});

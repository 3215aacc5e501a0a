/** Links into the rules, opened afresh on a phone: one of each kind (`npm run faults` opens all, H13). */

import { routes } from '#site/routes.ts';
import { anchorFault } from '../support/readingRules.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ viewport: { width: 390, height: 664 } });

const oneOfEach = [
  'pay-costs',
  'list-of-costs',
  'aside-zones',
  'aside-x-as-a-cost',
  'save-your-brain-whose-memories',
  'glossary-repress',
  'persona-nine',
  'overlooked-40',
] as const;

test('H13: a link to each kind of rule shows its text, open and below the header', async ({ page }) => {
  for (const anchor of oneOfEach) {
    // Otherwise a change of the fragment alone loads nothing.
    await page.goto('about:blank');
    await page.goto(routes.rules.href(anchor));
    expect(await anchorFault(page, anchor), anchor).toBe('');
  }
});

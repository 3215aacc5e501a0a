/** In the oldest supported Chromium and some between it and today's: every screen, search, table and play. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { ofOldChromium } from '../support/ofOldChromium.ts';
import { expect, test } from '../support/siteTest.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** One address of every screen. */
const screens = [
  routes.home.href(),
  routes.cards.href(),
  routes.card.href(1, 1),
  routes.searchResults.href('type=attack&set=1'),
  routes.advancedSearch.href(),
  routes.rules.href('glossary-remember'),
  routes.quickStart.href(),
  routes.print.href(),
  routes.table.href(),
  routes.count.href(),
  routes.play.href(),
] as const;

test('B1: ten screens come to life, with a title and without an error', async ({ page, complaints }) => {
  complaints.expect(ofOldChromium);
  for (const address of screens) {
    await page.goto(address);
    await expect(title(page)).toBeVisible();
  }
});

/** The review of a finished game, from its replay: progress, findings, and the moment that each is about. */

import { accessibilityFaults } from '../support/accessibility.ts';
import { linkToDuel } from '../support/finishedDuel.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test('a finished game is reviewed, and each finding leads to its moment', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 664 });
  await page.goto(await linkToDuel());
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^How you (won|lost)$/ })).toBeVisible();

  await test.step('it can be cancelled, and goes on', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText(/^Your chance to win: \d+\s% after your first decision/)).toBeVisible({
      timeout: 100_000,
    });
  });

  await test.step('the curve is also a table, and fits', async () => {
    await page.getByText('Every decision').click();
    await expect(page.getByRole('table', { name: 'Your chance to win' }).getByRole('row')).not.toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('a finding leads to its moment, and Back to the review, which is not made again', async () => {
    const moment = page.getByRole('link', { name: 'Look at it' }).first();
    const made = /show=(\d+)/.exec((await moment.getAttribute('href')) ?? '')?.[1];
    expect(made).toBeDefined();
    await moment.click();
    await expect(page.getByRole('combobox', { name: 'Turn' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play on' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Look at it' }).first()).toBeVisible();
  });
});

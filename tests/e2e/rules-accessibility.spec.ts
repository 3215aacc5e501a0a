/** The rules pass axe with everything open. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';

// axe adds styles, which the policy forbids.
test.use({ bypassCSP: true });

test('the rules have no accessibility faults with every box open', async ({ page }) => {
  await page.goto(routes.rules.href('save-your-brain-zero'));
  await expect(page.locator('#save-your-brain-zero')).toHaveAttribute('data-openness', 'open');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nor have, on a phone, the contents, the popover of a term within a term and of a card, and the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.rules.href('example-punch-and-flinch'));
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(page.getByRole('dialog', { name: 'Contents' })).toBeVisible();
  expect(await accessibilityFaults(page, '#rules-contents')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'established' }).first().click();
  await expect(page.getByRole('dialog', { name: 'established' })).toBeVisible();
  await page.locator('#rule-popover').getByRole('link', { name: 'stem', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'stem' }).getByRole('button', { name: 'Back' })).toBeVisible();
  expect(await accessibilityFaults(page, '#rule-popover')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Same Flinch' }).first().click();
  await expect(page.locator('#rule-popover')).toContainText('Gain 3');
  expect(await accessibilityFaults(page, '#rule-popover')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await page.keyboard.type('transient');
  await expect(page.getByRole('dialog', { name: 'Find in the rules' }).getByRole('link').first()).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
});

/** The rules pass axe with every box open, and so do the overlays on a phone. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { openRules, scrollTo } from '../support/readingRules.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

test('a link opens the box it leads to without layout shift; with every box open there are no accessibility faults', async ({
  page,
}) => {
  const moved = await watchLayoutShift(page);
  await openRules(page, 'save-your-brain-zero');
  await expect(page.locator('#save-your-brain-zero')).toHaveAttribute('data-openness', 'open');
  await expect(page.getByText('At Imago even what is free leaves a receipt.')).toBeInViewport();
  expect(await moved()).toBeLessThanOrEqual(0.02);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('on a phone the line above the bar names the current section; contents, popovers and search have no accessibility faults', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.rules.href('example-punch-and-flinch'));

  await test.step('the line opens the contents, whose entries lead to a section, and which Escape closes', async () => {
    await scrollTo(page, 'pay-costs', 10);
    await expect(page.getByRole('paragraph').filter({ hasText: /^8 Actions/ })).toContainText('Pay costs');
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    await page.getByRole('button', { name: 'Contents' }).click();
    await expect(drawer.locator('[aria-current]')).toBeInViewport();
    expect(await accessibilityFaults(page, '#rules-contents')).toEqual([]);
    await drawer.getByRole('link', { name: 'Glossary' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator('#glossary')).toBeInViewport();
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('popovers of a term within a term, and of a card', async () => {
    await page.getByRole('link', { name: 'established' }).first().click();
    await expect(page.getByRole('dialog', { name: 'established' })).toBeVisible();
    await page.locator('[data-rule-popover] > [popover]').getByRole('link', { name: 'stem', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'stem' }).getByRole('button', { name: 'Back' })).toBeVisible();
    expect(await accessibilityFaults(page, '[data-rule-popover] > [popover]')).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Same Flinch' }).first().click();
    await expect(page.locator('[data-rule-popover] > [popover]')).toContainText('Gain 3');
    expect(await accessibilityFaults(page, '[data-rule-popover] > [popover]')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the search', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('transient');
    await expect(page.getByRole('dialog', { name: 'Find in the rules' }).getByRole('option').first()).toBeVisible();
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  });
});

/** Playing on the rules engine: trying a card. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { offlineTest } from '../support/offlineTest.ts';
import { expect, test } from '../support/siteTest.ts';

const decisions = (page: Page) => page.getByRole('group', { name: 'Decisions' });
const decide = (page: Page, name: string | RegExp) => decisions(page).getByRole('button', { name }).click();
const log = (page: Page) => page.getByRole('log');
const clone = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

offlineTest.describe('a card, without a network', () => {
  offlineTest('is tried on a small table, says why, and is taken back @phone', async ({ page }) => {
    await page.goto(routes.card.href(1, 2));
    await page.getByRole('button', { name: 'Lay a small table' }).click();
    await decide(page, /Play House Key Knuckles/);
    await expect(clone(page, 'Also you').getByRole('img', { name: '15 corpus' })).toBeVisible();
    const damage = log(page).getByRole('listitem').filter({ hasText: 'You deal 5 corpus damage' });
    await damage.getByText('why?').click();
    await expect(damage.locator('mark')).toHaveText(/^Deal 5 .* damage to another clone\.$/);
    await expect(damage.getByRole('link', { name: 'House Key Knuckles' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(clone(page, 'Also you').getByRole('img', { name: '20 corpus' })).toBeVisible();
  });
});

test.describe('a card', () => {
  test('is tried on its fear side by a clone that is afraid @phone', async ({ page }) => {
    await page.goto(routes.card.href(1, 4));
    await page.getByRole('button', { name: 'Lay a small table' }).click();
    await page.getByRole('button', { name: 'Try its fear side' }).click();
    await decide(page, /Play Down the Cellar Steps/);
    await decide(page, 'Fear side');
    await expect(clone(page, 'You').getByRole('img', { name: '11 corpus' })).toBeVisible();
    await expect(log(page)).toContainText('You play Down the Cellar Steps on its fear side');
  });

  test('that cannot be taken now says why', async ({ page }) => {
    await page.goto(routes.card.href(1, 2));
    await page.getByRole('button', { name: 'Lay a small table' }).click();
    await decide(page, /Play House Key Knuckles/);
    await page.getByRole('region', { name: 'Headspace' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText('Not now: A take costs 1 tick.');
  });

  test('is tried where axe finds nothing @phone', async ({ page }) => {
    await page.goto(routes.card.href(3, 7));
    await page.getByRole('button', { name: 'Lay a small table' }).click();
    await decide(page, /Play Choose Your Nightmare/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('a worked example of the rules is stepped through in its place @phone', async ({ page }) => {
  await page.goto(routes.rules.href('example-punch-and-flinch'));
  const example = page.locator('div:has(> #example-punch-and-flinch)');
  await example.getByRole('button', { name: 'Step through it' }).click();
  for (const name of [/Play House Key Knuckles/, 'Pass', /React with Same Flinch/, 'Pass', 'Pass'])
    await decide(page, name);
  await expect(clone(page, 'B').getByRole('img', { name: '18 corpus' })).toBeVisible();
  await expect(log(page)).toContainText('Same Flinch resolves.');
});

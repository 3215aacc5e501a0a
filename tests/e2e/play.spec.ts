/** Playing on the rules engine: trying a card, worked examples, the guided first game. */

import type { Locator, Page } from '@playwright/test';
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

/** What the reader of the guide presses, from the first page to the end of the script. */
const script = [
  'Go on',
  /Take Wrong Uniform/,
  'Go on',
  /React with Same Flinch/,
  'Go on',
  /Play Wrong Uniform/,
  'Go on',
  /Take Elbows at Breakfast/,
  'Go on',
  'Go on',
  'Pass',
  'Go on',
  /Play Elbows at Breakfast/,
  'Fear side',
  'Go on',
  /Take Duck, Obviously/,
  'Go on',
  'Pass',
  'Go on',
] as const;

const readingMs = 60_000 / 200;
const tapMs = 400;
const countWords = async (part: Locator) => (await part.innerText()).split(/\s+/).length;
/** What is to be done now, and what is said with it. */
const guide = (page: Page) => page.locator('div:has(> [aria-label="Decisions"])');

offlineTest('the first game is played to the end of its script, and on, without a network @phone', async ({ page }) => {
  await page.goto(routes.firstGame.href());
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const name of script) await decide(page, name);
  await expect(page.getByText('You know the rules. So does the other you.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your turn. What do you do?' })).toBeVisible();
  await decide(page, /Take Group Photograph/);
  await expect(log(page)).toContainText('You take Group Photograph.');
});

test.describe('the first game', () => {
  test('is begun from the home page, and its first turn takes a reader less than two minutes @phone', async ({
    page,
  }) => {
    await page.goto(routes.home.href());
    await page.getByRole('main').getByRole('link', { name: 'Play the first turn' }).first().click();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    let reading = await countWords(page.getByRole('main'));
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(decisions(page).getByRole('button', { name: 'Go on' })).toBeVisible();
    for (const name of script.slice(0, 3)) {
      reading += await countWords(guide(page));
      await decide(page, name);
    }
    expect(reading * readingMs + 5 * tapMs).toBeLessThan(120_000);
  });

  test('goes on where it was after a reload', async ({ page }) => {
    await page.goto(routes.firstGame.href());
    await page.getByRole('button', { name: 'Begin' }).click();
    for (const name of script.slice(0, 4)) await decide(page, name);
    await expect(clone(page, 'You').getByRole('img', { name: '14 corpus' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(clone(page, 'You').getByRole('img', { name: '14 corpus' })).toBeVisible();
    await expect(log(page)).toContainText('Same Flinch');
  });

  test('goes on without the script when something else is done', async ({ page }) => {
    await page.goto(routes.firstGame.href());
    await page.getByRole('button', { name: 'Begin' }).click();
    await decide(page, 'Go on');
    await decisions(page).getByText('Do something else').click();
    await decide(page, /Take House Key Knuckles/);
    await expect(log(page)).toContainText('The turn of Also you begins with 2 ticks.');
    await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();
  });

  test('has nothing that axe finds @phone', async ({ page }) => {
    await page.goto(routes.firstGame.href());
    await page.getByRole('button', { name: 'Begin' }).click();
    for (const name of script.slice(0, 3)) await decide(page, name);
    await expect(page.getByRole('region', { name: 'On the stem' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

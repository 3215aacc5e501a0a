/** The guided first game: from the home page through its script and beyond, and its explanations. */

import type { Locator, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { firstGameScript, listen, playInTree, seedDeal } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

const decisions = (page: Page) => page.getByRole('group', { name: 'Decisions' });
const decide = (page: Page, name: string | RegExp) => decisions(page).getByRole('button', { name }).first().click();
const log = (page: Page) => page.getByRole('log');
const clone = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const readingMs = 60_000 / 200;
const tapMs = 400;
const countWords = async (part: Locator) => (await part.innerText()).split(/\s+/).length;
/** The current instruction with its explanation and decisions. */
const guide = (page: Page) => page.locator('div:has(> [aria-label="Decisions"])');

test('a user can start the first game from the home page, read its first turn in two minutes, reload it, and leave the script @phone @once @core', async ({
  page,
}) => {
  await page.goto(routes.home.href());
  await page.getByRole('main').getByRole('link', { name: 'Play the first turn' }).first().click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  let reading = await countWords(page.getByRole('main'));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(decisions(page).getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  for (const name of firstGameScript.slice(0, 3)) {
    reading += await countWords(guide(page));
    await decide(page, name);
  }
  expect(reading * readingMs + 5 * tapMs).toBeLessThan(120_000);
  await expect(page.getByRole('region', { name: 'On the stem' })).toBeVisible();
  // The button shows the corpus that the clone is left with.
  await expect(decisions(page).getByRole('button').first()).toHaveText(/^React with Same Flinch.*14$/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await decide(page, /React with Same Flinch/);
  await expect(clone(page, 'You').getByRole('img', { name: '14 corpus' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(clone(page, 'You').getByRole('img', { name: '14 corpus' })).toBeVisible();
  await expect(log(page)).toContainText('Same Flinch');

  await page.getByRole('region', { name: 'Headspace' }).getByRole('button').first().click();
  await decide(page, /^Take /);
  await expect(log(page)).toContainText('Twice starts its turn with 2 ticks.');
  await expect(page.getByRole('button', { name: 'Options' })).toBeVisible();
});

test('the first game explains terms and rules in place; a skipped script stays away until the user starts it again', async ({
  page,
}) => {
  await page.goto(routes.firstGame.href());
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByRole('heading', { name: /^Read Wrong Uniform/ })
    .getByRole('link')
    .click();
  const popover = page.locator('[data-rule-popover] > [popover]');
  await expect(popover).toContainText('Wrong Uniform');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await guide(page).getByRole('link', { name: 'A card' }).click();
  await expect(popover).toContainText('The dark half, if there is one.');
  expect(await accessibilityFaults(page, '[popover]')).toEqual([]);
  await popover.getByRole('link', { name: 'Read it in the rules' }).click();
  await expect(page).toHaveURL(routes.rules.href('a-card'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Read Wrong Uniform/ })).toBeVisible();

  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: /^Your turn\./ })).toBeVisible();
  await expect(page.getByText('You know the rules')).toBeHidden();
  await page.getByRole('button', { name: /^House Key Knuckles/ }).click();
  await decide(page, /^Take House Key Knuckles/);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Options' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();

  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(log(page)).toContainText('House Key Knuckles');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: /^Read Wrong Uniform/ })).toBeVisible();
});

test(
  'the whole first game can be played through the accessibility tree alone; each change is announced once',
  notInFirefox('Only the driver of Chromium shows the accessibility tree.'),
  async ({ page, context }) => {
    await seedDeal(page);
    await page.goto(routes.firstGame.href());
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(decisions(page).getByRole('button').first()).toBeFocused();
    await expect(decisions(page).getByRole('button').first()).toHaveAccessibleDescription(/Read Wrong Uniform/);
    const heard = await listen(page);
    await playInTree(page, await context.newCDPSession(page));
    await expect(page.getByRole('heading', { name: /\bTwice wins\b/ })).toBeVisible();
    await expect(async () => {
      const { announced, added } = await heard();
      expect(announced).toBe(added);
    }).toPass({ timeout: 15_000 });
    await page.goto(routes.play.href());
    await expect(page.getByRole('link', { name: /^The first grudge.*Twice won\./ })).toBeVisible();
  },
);

test('in a window for reactions, the dock compares reacting and passing, and does not cover the chosen card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.firstGame.href());
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const name of firstGameScript.slice(0, 3)) await decide(page, name);
  await expect(guide(page)).toContainText('corpus 20 to 14 instead of 11.');
  const answer = page.locator('[data-hand] [aria-pressed=true]');
  await expect(answer).toContainText('corpus 20 to 14');
  await expect(async () => {
    const [card, dock] = await Promise.all([answer.boundingBox(), guide(page).boundingBox()]);
    expect((card?.y ?? 0) + (card?.height ?? Number.NaN)).toBeLessThanOrEqual(dock?.y ?? 0);
  }).toPass({ timeout: 10_000 });
});

test('on the smallest phone, the recommended decision is legible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(routes.firstGame.href());
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const name of firstGameScript.slice(0, firstGameScript.indexOf('Pass') + 1)) {
    const recommended = decisions(page).getByRole('button', { name });
    await recommended.waitFor();
    // axe leaves out text in the colour of its background.
    const { color, backgroundColor } = await recommended.evaluate((button) => getComputedStyle(button));
    expect(backgroundColor).not.toBe(color);
    await recommended.click();
  }
});

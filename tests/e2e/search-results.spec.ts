/** The results of a search for a name: cards with that name, then other answers in groups under headings. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { listenTo } from '../support/announcements.ts';
import { focusSearchBox, searchBox } from '../support/searchBox.ts';
import { expect, test } from '../support/siteTest.ts';

const results = (name: string) => routes.searchResults.href(String(new URLSearchParams({ name })));
const answers = (page: Page, name: string) => page.getByRole('region', { name: `Other answers for “${name}”` });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(No card |\d+ cards?\b)/ });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** A search text, the status that it gives, and the groups of its answers. */
const states = [
  ['head', '1 card', ['The card that was found', 'In the rules', 'In the text of cards']],
  ['cerebrum', 'No card has “cerebrum” in its name.', ['Did you mean', 'In the rules']],
  ['{T}', /^\d+ cards say “{T}”\./, ['Searches', 'In the text of cards', 'In the rules']],
  ['t1 c0', 'No card has “t1 c0” in its name.', ['Searches']],
  ['best pizza near me', 'No card has “best pizza near me” in its name.', []],
] as const;

/** Presses Tab until the focus is inside the target. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

test.describe('with axe', () => {
  // axe injects styles, which the policy forbids.
  test.use({ bypassCSP: true });

  test('each kind of answer is announced once, has a heading, and has no accessibility faults', async ({ page }) => {
    await page.goto(results('duck'));
    await expect(count(page)).toHaveText('1 card');

    await test.step('a screen reader announces once what was searched', async () => {
      const heard = await listenTo(count(page));
      await searchBox(page).fill('damage');
      await searchBox(page).press('Enter');
      await expect(count(page)).toHaveText(/^\d+ cards say “damage”\. No card has it in its name\.$/);
      expect(await heard.jsonValue()).toEqual([await count(page).textContent()]);
    });

    for (const [name, said, groups] of states)
      await test.step(name, async () => {
        await page.goto(results(name));
        await expect(count(page)).toHaveText(said);
        await expect(headings(page)).toContainText([...groups]);
        const more = page.getByText(/^\d+ more answers? from the rules$/);
        if (await more.isVisible()) await more.click();
        // The texts are the same at the other width.
        if (name === 'cerebrum') await page.setViewportSize({ width: 390, height: 844 });
        if (groups.length > 1) expect(await accessibilityFaults(page, 'main')).toEqual([]);
      });
  });

  test('every other state of the search has no accessibility faults', async ({ page }) => {
    await page.goto(routes.searchResults.href('type=reaction&effects=cancel&view=text'));
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'More for these cards' }).click();
    await page.getByText('Copy these cards').click();
    await page.keyboard.press('Escape');
    await searchBox(page).fill('mem');
    await expect(page.getByRole('option').filter({ hasText: 'Search all text' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(routes.searchResults.href('type=state&name=duk&view=list'));
    await expect(page.getByText('No card matches.')).toBeVisible();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await page.goto(routes.advancedSearch.href('cost=%7BT1%7D&resource-value=x'));
    await page.getByRole('button', { name: 'Symbols for Effects text' }).click();
    await expect(page.getByRole('dialog', { name: 'Symbols' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(routes.syntax.href());
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
});

test('a user can reach the groups in order, open a folded one, follow a rule and return, by keyboard alone', async ({
  page,
}) => {
  await page.goto(routes.cards.href());
  await focusSearchBox(page);
  await page.keyboard.type('damage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results('damage'));
  const region = answers(page, 'damage');
  const more = region.locator('summary', { hasText: /more answers from the rules$/ });
  await expect(more).toBeVisible();
  const hits = region.locator('details').getByRole('link', { includeHidden: true });
  await expect(hits.first()).toBeHidden();

  await tabTo(page, region.getByRole('link', { name: 'Damage', exact: false }).first());
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hits.first()).toBeFocused();
  const target = await hits.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await page.goBack();
  await expect(headings(page)).toContainText(['In the rules', 'In the text of cards']);

  await tabTo(
    page,
    region
      .locator('article, li')
      .filter({ has: page.getByRole('img') })
      .first(),
  );
  await tabTo(page, region.getByRole('link', { name: /^All \d+ cards whose text says it$/ }));
});

test('a user can open a folded group and follow an answer by touch @phone @hand', async ({ page }) => {
  await page.goto(results('damage'));
  const region = answers(page, 'damage');
  await region.getByText(/more answers from the rules$/).tap();
  const last = region.getByRole('link').last();
  await expect(last).toBeVisible();
  const target = await last.getAttribute('href');
  await last.tap();
  await expect(page).toHaveURL(target ?? '');

  await page.goto(results('haimaker'));
  await page.getByRole('link', { name: 'Identical Haymaker', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identical Haymaker');
});

test.describe('a saved search', () => {
  // axe injects styles, which the policy forbids.
  test.use({ bypassCSP: true });

  test('can be named, pinned, found in the box above recent searches, renamed and removed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(results('the'));
    await expect(count(page)).toBeVisible();
    const openMenu = () => page.getByRole('button', { name: 'More for these cards' }).click();
    const menu = page.getByRole('dialog', { name: /^\d+ cards?$/ });
    await openMenu();
    await menu.getByText('Save this search').click();
    await menu.getByRole('textbox', { name: 'Name' }).fill('Definite articles');
    await menu.getByRole('checkbox', { name: 'Keep it at the top' }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await menu.getByRole('textbox', { name: 'Name' }).press('Enter');
    await expect(menu.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();

    await page.goto(results('head'));
    await expect(count(page)).toBeVisible();
    await page.getByRole('link', { name: 'Cards', exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(routes.cards.href());
    await searchBox(page).click();
    const rows = page.getByRole('option');
    await expect(rows.first()).toContainText('Definite articles');
    await expect(rows.first()).toContainText('Pinned');
    await expect(rows.nth(1)).toContainText('head');
    await rows.first().click();
    await expect(page).toHaveURL(results('the'));

    await openMenu();
    await menu.getByText('Save this search').click();
    await expect(menu.getByRole('textbox', { name: 'Name' })).toHaveValue('Definite articles');
    await menu.getByRole('textbox', { name: 'Name' }).fill('Articles');
    await menu.getByRole('button', { name: 'Save the changes' }).click();
    await expect(menu.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await menu.getByRole('button', { name: 'Remove' }).click();
    await expect(menu.getByRole('status').filter({ hasText: 'Removed from the saved searches.' })).toBeVisible();
  });
});

test('a question that compares two cards shows both side by side, each with its rulings', async ({ page }) => {
  await page.goto(results('duck against chandelier moment'));
  const both = answers(page, 'duck against chandelier moment').getByRole('region', {
    name: 'Cards named in your question',
  });
  await expect(both.getByRole('link', { name: /Duck, Obviously/ })).toBeVisible();
  await expect(both.getByRole('link', { name: /Chandelier Moment/ })).toBeVisible();
  await expect(both.getByRole('listitem')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
});

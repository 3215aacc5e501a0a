/** Searching the cards: the box on every page, and the syntax that can be typed into it. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { cards } from '../support/collection.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { focusSearchBox, searchBox } from '../support/searchBox.ts';
import { expect, test } from '../support/siteTest.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('option');
const found = (page: Page) => page.getByRole('main').locator('a:has(img)');
const results = (search: string) => routes.searchResults.href(search);

test('the search box leads to cards and rules by keyboard alone, accepts any text, ignores a blank one, and cuts a long one with a notice @core', async ({
  page,
}) => {
  await page.goto(routes.privacy.href());
  await focusSearchBox(page);
  await page.keyboard.type('mem');
  await expect(rows(page).filter({ hasText: 'Selective Memoir' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Search all text for “mem”' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first().locator('mark')).toHaveText('Mem');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Selective Memoir');

  // The list stays while corrections are looked up.
  await page.keyboard.press('/');
  await page.keyboard.type('same fl');
  await expect(rows(page).first()).toContainText('Same Flinch');
  await page.keyboard.type('icnh');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Same Flinch');

  await page.keyboard.press('/');
  await page.keyboard.type('refreshing hedspace');
  await expect(rows(page).first()).toContainText('Refreshing headspace');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('refreshing hedspace');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.rules.href('refreshing-headspace'));

  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page).toHaveURL(routes.cards.href());
  await searchBox(page).fill('   ');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(routes.cards.href());
  await expect(searchBox(page)).toBeFocused();

  await searchBox(page).fill('((" -\u202e'.repeat(20_000));
  await expect(page.getByText('Only the first 256 characters count')).toBeVisible();
  await searchBox(page).press('Escape');
  await expect(page.getByText('Only the first 256 characters count')).toHaveCount(0);

  await searchBox(page).fill('100%+?&name=#{B}');
  await searchBox(page).press('Enter');
  await expect(page.getByText('No card has “100%+?&name=#{B}” in its name.')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('100%+?&name=#{B}');

  await searchBox(page).click();
  await searchBox(page).fill('  same flinch ');
  await expect(rows(page).first()).toContainText('Same Flinch');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(results('name=same%20flinch'));
  await expect(page.getByRole('region', { name: 'The card that was found' })).toBeVisible();

  await searchBox(page).click();
  await searchBox(page).fill('');
  await expect(rows(page).filter({ has: page.getByText('same flinch', { exact: true }) })).toBeVisible();
  await rows(page).filter({ hasText: 'Search syntax' }).click();
  await expect(title(page)).toHaveText('Search syntax');
});

test('search syntax becomes the form’s parameters; terms that are not understood are named, and a search without results suggests others', async ({
  page,
}) => {
  await page.goto(routes.syntax.href());
  await searchBox(page).fill('t:reaction cancel colour:red (rv>=1 or is:triggered)');
  await expect(rows(page).filter({ hasText: 'Reactions that have “cancel”' })).toBeVisible();
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/search-results\?type=reaction&q=cancel%20/);
  await expect(title(page)).toContainText('Reactions that have “cancel” in their names or texts');
  await expect(page.getByText('Ignored: q=colour:red. There is no such field.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove it q' }).click();
  await expect(page.getByText('Ignored:')).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue(/^t:reaction cancel \(?rv>=1 or is:triggered\)?$/);

  await page.goto(results('discipline=foo&name=duck&view=sideways'));
  await expect(page.getByText('Ignored: discipline=foo. It is physical or mental.')).toBeVisible();
  await expect(page.getByText('Ignored: view=sideways. It is faces, list or text.')).toBeVisible();

  await page.goto(results('type=state&name=duk'));
  await expect(page.getByText('No card matches.')).toBeVisible();
  await expect(page.getByText('No match in any set: Duel, Melee')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Duck, Obviously' })).toBeVisible();
  await page.getByRole('link', { name: 'Advanced', exact: true }).click();
  await page.getByRole('button', { name: 'Fill in your last search' }).click();
  await expect(page.getByLabel('Card name')).toHaveValue('duk');
  await page.goto(results('type=state&name=duk'));
  await page.getByRole('link', { name: 'Drop the name “duk”' }).click();
  await expect(page).toHaveURL(results('type=state'));
});

test.describe('without JavaScript', notInFirefox('The driver cannot disable JavaScript.'), () => {
  test.use({ javaScriptEnabled: false });

  test('both forms lead to the results, which say that a search needs JavaScript', async ({ page }) => {
    await page.goto(routes.cards.href());
    await searchBox(page).fill('duck');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(results('name=duck'));
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(found(page)).toHaveCount(cards.length);

    await page.goto(routes.advancedSearch.href());
    await expect(page.getByText(/this form shows all cards/)).toBeVisible();
    await page.getByRole('main').getByLabel('Effects text').fill('cancel');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/search-results\?.*effects=cancel/);
  });
});

/** Searching the cards: the box on every page, the results, and the advanced form. */

import type { Page } from '@playwright/test';
import { routes } from '#domain/routes.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { expect, test } from '../support/siteTest.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search cards and rules' });
const found = (page: Page) => page.getByRole('main').locator('a:has(img)');
const results = (search: string) => routes.searchResults.href(search);

test.describe('the search box', () => {
  test('finds a card by part of its name from any page', async ({ page }) => {
    await page.goto(routes.rules.href());
    await box(page).fill('duck');
    await box(page).press('Enter');
    await expect(page).toHaveURL(results('name=duck'));
    await expect(found(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Duck, Obviously' })).toBeVisible();
    await expect(box(page)).toHaveValue('duck');
  });

  test('stands in the page on a phone @phone', async ({ page }) => {
    await page.goto(routes.cards.href());
    await box(page).fill('  same flinch ');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(results('name=same%20flinch'));
    await expect(found(page)).toHaveCount(1);
  });

  test('ignores a blank search and keeps the keyboard', async ({ page }) => {
    await page.goto(routes.cards.href());
    await box(page).fill('   ');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(routes.cards.href());
    await expect(box(page)).toBeFocused();
  });

  test('takes any typed text for a name', async ({ page }) => {
    await page.goto(routes.cards.href());
    await box(page).fill('100%+?&name=#{B}');
    await box(page).press('Enter');
    await expect(page.getByText('No card matches.')).toBeVisible();
    await expect(box(page)).toHaveValue('100%+?&name=#{B}');
  });
});

test.describe('the results', () => {
  test('say in words what was searched and what it hid @phone', async ({ page }) => {
    await page.goto(results('type=reaction&effects=cancel'));
    await expect(title(page)).toHaveText('Search results: Reactions whose text, on either side, contains “cancel”.');
    await expect(page.getByText('11 cards in 6 sets')).toBeVisible();
    await expect(page.getByText('93 cards hidden:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove the filter: 78 are not reactions' })).toBeVisible();
    await expect(found(page)).toHaveCount(11);
    await expect(page.getByText('Melee:')).toBeVisible();
    await expect(page.getByText('no match')).toHaveCount(1);
  });

  test('never show cards that were not asked for', async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    await page.goto(results('name=duck'));
    await expect(page.getByText('1 card in 1 set')).toBeVisible();
    expect(await layoutShift()).toBeLessThan(0.02);
  });

  test('tell the symbol from the word', async ({ page }) => {
    await page.goto(results('effects=%7BTC%7D'));
    const bySymbol = await found(page).count();
    expect(bySymbol).toBeGreaterThan(0);
    await page.goto(results('effects=transient%20corpus'));
    await expect(page.getByText('No card matches.')).toBeVisible();
  });

  test('name what they ignored, and take it out @phone', async ({ page }) => {
    await page.goto(results('discipline=foo&name=duck&colour=red'));
    await expect(page.getByText('Ignored: discipline=foo. It is physical or mental.')).toBeVisible();
    await expect(page.getByText('Ignored: colour=red. There is no such field.')).toBeVisible();
    await expect(found(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Take it out discipline' }).click();
    await expect(page).toHaveURL(results('name=duck&colour=red'));
    await page.getByRole('link', { name: 'Take it out colour' }).click();
    await expect(page).toHaveURL(results('name=duck'));
    await expect(page.getByText('Ignored:')).toHaveCount(0);
  });

  test('of no search are all sets', async ({ page }) => {
    await page.goto(results(''));
    await expect(page.getByText('104 cards in 7 sets')).toBeVisible();
    await expect(found(page)).toHaveCount(104);
  });

  test('that are none say so, list every set, and offer a way out @phone', async ({ page }) => {
    await page.goto(results('type=state&name=duck'));
    await expect(page.getByText('No card matches.')).toBeVisible();
    await expect(page.getByText('no match')).toHaveCount(7);
    await page.getByRole('link', { name: 'Change the search' }).click();
    await expect(page.getByLabel('Card name')).toHaveValue('duck');
    await page.goBack();
    await page.getByRole('link', { name: 'Show all cards' }).click();
    await expect(page.getByText('104 cards in 7 sets')).toBeVisible();
  });

  test('are where a card leads back to, with their count, even after a reload', async ({ page }) => {
    await page.goto(results('discipline=mental&type=state'));
    await found(page).first().click();
    const back = page.getByRole('link', { name: /^Back to \d+ search results$/ });
    await expect(back).toBeVisible();
    await page.reload();
    await back.click();
    await expect(page).toHaveURL(results('discipline=mental&type=state'));
  });
});

test.describe('the advanced search', () => {
  const form = (page: Page) => page.getByRole('main').locator('form').last();
  const search = (page: Page) => form(page).getByRole('button', { name: 'Search' });

  test('asks for every field of a search and says what it will find @phone', async ({ page }) => {
    await page.goto(routes.advancedSearch.href());
    await form(page).getByLabel('Effects text', { exact: true }).fill('{B}');
    await form(page).getByText('Mental', { exact: true }).click();
    await form(page).getByText('State', { exact: true }).click();
    await form(page).getByText('Triggered', { exact: true }).click();
    await form(page).getByLabel('Set', { exact: true }).selectOption('Duel');
    await expect(form(page).getByRole('status')).toHaveText('1 card');
    await search(page).click();
    await expect(page).toHaveURL(results('effects=%7BB%7D&discipline=mental&type=state&set=1&contains=triggered'));
    await expect(page.getByRole('link', { name: 'Leased Inner Peace' })).toBeVisible();
  });

  test('is filled in from its address', async ({ page }) => {
    const asked =
      'name=a&effects=damage&in=desire&fear-effects=gain&flavor=you&discipline=physical&type=attack' +
      '&cost=%7BT1%7D%7BC0%7D&resource-value=1&set=6&contains=activated';
    await page.goto(results(asked));
    await page.getByRole('link', { name: 'Advanced search, with these filled in' }).click();
    const fields = form(page);
    await expect(fields.getByLabel('Card name')).toHaveValue('a');
    await expect(fields.getByLabel('Effects text', { exact: true })).toHaveValue('damage');
    await expect(fields.getByLabel('Desire')).toBeChecked();
    await expect(fields.getByLabel('Fear', { exact: true })).not.toBeChecked();
    await expect(fields.getByLabel('Anything else, typed')).toHaveValue('fear:gain');
    await expect(fields.getByLabel('Flavour text')).toHaveValue('you');
    await expect(fields.getByLabel('Physical')).toBeChecked();
    await expect(fields.getByLabel('Attack')).toBeChecked();
    await expect(fields.getByLabel('Cost, exactly', { exact: true })).toHaveValue('{T1}{C0}');
    await expect(fields.getByLabel('Resource value')).toHaveValue('1');
    await expect(fields.getByLabel('Set', { exact: true })).toHaveValue('6');
    await expect(fields.getByLabel('Activated')).toBeChecked();
    await search(page).click();
    await expect(page).toHaveURL(results(asked));
  });

  test('is sent by Enter in a field, without its blanks', async ({ page }) => {
    await page.goto(routes.advancedSearch.href());
    await form(page).getByLabel('Flavour text').fill('the one good chair');
    await form(page).getByLabel('Card name').fill('  ');
    await form(page).getByLabel('Flavour text').press('Enter');
    await expect(page).toHaveURL(results('flavor=the%20one%20good%20chair'));
  });

  test('stays when it asks for nothing, and says why @phone', async ({ page }) => {
    await page.goto(routes.advancedSearch.href());
    await form(page).getByText('Fear', { exact: true }).click();
    await search(page).click();
    await expect(page).toHaveURL(routes.advancedSearch.href());
    await expect(form(page).getByRole('alert')).toHaveText('Nothing is asked for yet. Fill in at least one field.');
  });

  test('marks a value that does not count, and lets the results name it', async ({ page }) => {
    await page.goto(routes.advancedSearch.href());
    const value = form(page).getByLabel('Resource value');
    await value.fill('a lot');
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByText('It is a whole number.')).toBeVisible();
    await search(page).click();
    await expect(page.getByText('Ignored: resource-value=a lot. It is a whole number.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms lead to the results, which say that they cannot search', async ({ page }) => {
    await page.goto(routes.cards.href());
    await box(page).fill('duck');
    await box(page).press('Enter');
    await expect(page).toHaveURL(results('name=duck'));
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(found(page)).toHaveCount(104);

    await page.goto(routes.advancedSearch.href());
    await page.getByRole('main').getByLabel('Effects text', { exact: true }).fill('cancel');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search-results\?.*effects=cancel/);
  });
});

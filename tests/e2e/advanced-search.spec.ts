/** The form of the advanced search: its fields, its symbols, and the last search. */

import type { Page } from '@playwright/test';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from '../support/siteTest.ts';
import { storedData } from '../support/storedData.ts';

const activeSets = (await loadCardData()).sets
  .filter(({ active }) => active)
  .toSorted((a, b) => a.sortOrder - b.sortOrder)
  .map(({ name }) => name);

const results = (search: string) => routes.searchResults.href(search);
const form = (page: Page) => page.getByRole('main').locator('form').last();
const effects = (page: Page) => form(page).getByLabel('Effects text', { exact: true });

/** Chooses a set in the browser's own list, by arrows or first letters; Escape or a click elsewhere closes it. */
async function chooseDuel(page: Page, isMobile: boolean) {
  const chooser = form(page).getByLabel('Set', { exact: true });
  const option = (name: string) => chooser.locator('option').filter({ hasText: name });
  const toBeOpen = (isOpen: boolean) =>
    expect.poll(() => chooser.evaluate((list) => list.matches(':open'))).toBe(isOpen);
  await expect(chooser.locator('option')).toHaveText(['Any set', ...activeSets]);
  const isDrawnByUs = await page.evaluate(() => CSS.supports('appearance', 'base-select'));
  if (!isDrawnByUs) {
    // A list drawn by the browser is outside the page.
    await chooser.selectOption('Duel');
  } else if (isMobile) {
    await chooser.tap();
    await toBeOpen(true);
    await option('Duel').tap();
  } else {
    await chooser.focus();
    await page.keyboard.press('Space');
    await toBeOpen(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(option('Melee')).toBeFocused();
    await page.keyboard.press('Escape');
    await toBeOpen(false);
    await expect(chooser).toBeFocused();
    await expect(chooser).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await toBeOpen(true);
    await page.getByRole('heading', { level: 1 }).click();
    await toBeOpen(false);
    await chooser.focus();
    await page.keyboard.press('Space');
    await toBeOpen(true);
    await page.keyboard.type('du');
    await expect(option('Duel')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await toBeOpen(false);
  await expect(chooser).toHaveValue('1');
}

test('the advanced search inserts symbols at the caret, combines its fields, and says how many cards match @phone @once @core', async ({
  page,
  isMobile,
}) => {
  await page.goto(routes.advancedSearch.href());
  await effects(page).fill('gain');
  await effects(page).press('Home');
  const symbols = form(page).getByRole('button', { name: 'Symbols for Effects text' });
  const picker = page.getByRole('dialog', { name: 'Symbols' });
  if (isMobile) {
    await symbols.tap();
    await picker.getByLabel('Keep open').check();
    await picker.getByRole('button', { name: 'cerebrium', exact: true }).tap();
    await picker.getByRole('button', { name: 'tick', exact: true }).tap();
    await expect(effects(page)).toHaveValue('{B}{T}gain');
    await expect(effects(page)).toBeInViewport();
    await picker.getByRole('button', { name: 'Done' }).tap();
  } else {
    await symbols.press('Enter');
    await page.keyboard.type('cerebrium');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(picker.getByRole('button', { name: 'cerebrium', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Enter');
    await expect(picker).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(effects(page)).toHaveValue('{B}gain');
  }
  await expect(effects(page)).toBeFocused();
  await expect(picker).toHaveCount(0);

  await effects(page).fill('{B}');
  await form(page).getByLabel('Mental', { exact: true }).click();
  await form(page).getByLabel('State', { exact: true }).click();
  await form(page).getByLabel('Triggered', { exact: true }).click();
  await chooseDuel(page, isMobile);
  await expect(form(page).getByRole('status').first()).toHaveText('1 card');
  if (isMobile) await form(page).getByRole('link', { name: 'Search', exact: true }).click();
  // Enter in the closed list submits the form, as in every other field.
  else await form(page).getByLabel('Set', { exact: true }).press('Enter');
  await expect(page).toHaveURL(results('effects=%7BB%7D&discipline=mental&type=state&set=1&contains=triggered'));
  await expect(page.getByRole('main').getByRole('img', { name: 'Leased Inner Peace' })).toBeVisible();
});

test('the advanced search opens empty, is filled in with the last search on request, and changes only the edited field', async ({
  page,
}) => {
  const asked =
    'name=a&effects=damage&in=desire&fear-effects=gain&flavor=you&discipline=physical&type=attack' +
    '&cost=%7BT1%7D%7BC0%7D&resource-value=1&set=6&contains=activated&q=-rv%3E3&view=list';
  await page.goto(routes.advancedSearch.href('cost=zz&set=99'));
  await expect(form(page).getByText('It is a cost, such as {T1}{C0}')).toBeVisible();
  await expect(form(page).getByText('There is no such set.')).toBeVisible();

  await page.goto(results(asked));
  await expect(page.getByText('No card matches.')).toBeVisible();
  const fields = form(page);
  await page.getByRole('link', { name: 'Advanced', exact: true }).click();
  await expect(fields.getByLabel('Card name')).toHaveValue('');
  await page.getByRole('button', { name: 'Fill in your last search' }).click();
  await expect(fields.getByLabel('Card name')).toHaveValue('a');
  await expect(effects(page)).toHaveValue('damage');
  await expect(fields.getByLabel('Desire')).toBeChecked();
  await expect(fields.getByLabel('Fear', { exact: true })).not.toBeChecked();
  await expect(fields.getByLabel('Search syntax')).toHaveValue('fear:gain -rv>3');
  await expect(fields.getByLabel('Flavour text')).toHaveValue('you');
  await expect(fields.getByLabel('Physical')).toBeChecked();
  await expect(fields.getByLabel('Attack')).toBeChecked();
  await expect(fields.getByLabel('Cost, exactly', { exact: true })).toHaveValue('{T1}{C0}');
  await expect(fields.getByLabel('Resource value')).toHaveValue('1');
  await expect(fields.getByLabel('Set', { exact: true })).toHaveValue('6');
  await expect(fields.getByLabel('Activated')).toBeChecked();

  await fields.getByLabel('Any', { exact: true }).last().click();
  await fields.getByLabel('Cost, exactly', { exact: true }).fill('t1 mana');
  await expect(fields.getByText('“mana”: not understood.')).toBeVisible();
  await fields.getByLabel('Cost, exactly', { exact: true }).fill('no corpus, 1 tick');
  await fields.getByLabel('Card name').press('Enter');
  await expect(page).toHaveURL(results(asked.replace('&type=attack', '')));

  await expect(page.getByText(/^(No card matches\.|\d+ cards? in \d sets?)$/)).toBeVisible();
  await page.getByRole('link', { name: 'Advanced', exact: true }).click();
  await expect(fields.getByLabel('Card name')).toHaveValue('');
  await page.getByRole('button', { name: 'Fill in your last search' }).click();
  await expect(fields.getByLabel('Card name')).toHaveValue('a');
  await fields.getByRole('button', { name: 'Clear the form' }).click();
  await expect(fields.getByLabel('Card name')).toHaveValue('');
  await fields.getByLabel('Fear', { exact: true }).click();
  await fields.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(fields.getByRole('alert')).toHaveText('No field is filled in yet. Fill in at least one.');
  await expect(page).toHaveURL(routes.advancedSearch.href());
});

test('the advanced search says above the bottom bar what the last search filled in, and clears it @phone @once', async ({
  page,
}) => {
  await page.goto(results('cost=2'));
  await expect.poll(() => storedData(page, 'lastSearch', 'latest')).toMatchObject({ search: 'cost=2' });
  await page.goto(routes.advancedSearch.href());
  await page.getByRole('button', { name: 'Fill in your last search' }).click();
  const said = form(page).getByRole('paragraph').filter({ hasText: 'Cards whose cost is “2”.' });
  await expect(said).toBeInViewport();
  await expect(form(page).getByRole('status').first()).toHaveText('0 cards');
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(said).toHaveCount(0);
  await expect(form(page).getByLabel('Cost, exactly', { exact: true })).toHaveValue('');
});

test('on a slow connection a user can go back before a page has loaded, and code that loads late does not reset a form', async ({
  page,
}) => {
  const deferred = '**/assets/deferred-*';
  /** Holds back the code that loads last; returns the function that releases it. */
  const holdBack = async () => {
    let comes = () => {};
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.unroute(deferred);
    await page.route(deferred, (route) => held.then(() => route.continue()));
    return comes;
  };

  const releasePrint = await holdBack();
  await page.goto(results('name=duck'));
  await page.getByRole('button', { name: 'More for these cards' }).click();
  const print = page.getByRole('link', { name: 'Print these cards' });
  await print.press('Enter');
  await expect(page).toHaveURL(routes.print.href('name=duck'));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'More for these cards' })).toBeFocused();
  releasePrint();
  await expect.poll(() => storedData(page, 'lastSearch', 'latest')).toMatchObject({ search: 'name=duck' });

  const releaseLastSearch = await holdBack();
  await page.goto(routes.advancedSearch.href());
  await effects(page).fill('gain ');
  await form(page).getByRole('button', { name: 'Symbols for Effects text' }).press('Enter');
  await page.keyboard.type('cerebrium');
  releaseLastSearch();
  const box = page.getByRole('combobox', { name: 'Search cards and rules' });
  await box.focus();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').filter({ hasText: 'Found 1 card' })).toBeVisible();
  await expect(effects(page)).toHaveValue('gain ');
});

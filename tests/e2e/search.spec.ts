/** Searching the cards: the box on every page, the results, the advanced form, and the syntax they share. */

import type { Page } from '@playwright/test';
import { loadCardData } from '#cards/build/cardFiles.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { cards } from '../support/collection.ts';
import { keptOnDevice } from '../support/keptOnDevice.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { expect, test } from '../support/siteTest.ts';

const activeSets = (await loadCardData()).sets
  .filter(({ active }) => active)
  .toSorted((a, b) => a.sortOrder - b.sortOrder)
  .map(({ name }) => name);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search cards and rules' });
const rows = (page: Page) => page.getByRole('option');
const found = (page: Page) => page.getByRole('main').locator('a:has(img)');
const results = (search: string) => routes.searchResults.href(search);
const form = (page: Page) => page.getByRole('main').locator('form').last();
const effects = (page: Page) => form(page).getByLabel('Effects text', { exact: true });

/** The browser's own list of sets: open and closed, by arrows and by the first letters, left by Esc and by a click elsewhere. */
async function chooseDuel(page: Page, isMobile: boolean) {
  const chooser = form(page).getByLabel('Set', { exact: true });
  const option = (name: string) => chooser.locator('option').filter({ hasText: name });
  const toBeOpen = (isOpen: boolean) =>
    expect.poll(() => chooser.evaluate((list) => list.matches(':open'))).toBe(isOpen);
  await expect(chooser.locator('option')).toHaveText(['Any set', ...activeSets]);
  const isDrawnByUs = await page.evaluate(() => CSS.supports('appearance', 'base-select'));
  if (!isDrawnByUs) {
    // A list of the browser's own making stands outside the page.
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
    await title(page).click();
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

test('by keys alone: from the box over cards and rules to a card, back, and to a rule', async ({ page }) => {
  await page.goto(routes.privacy.href());
  // Keys that come before the page listens are lost.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('mem');
  await expect(rows(page).filter({ hasText: 'Selective Memoir' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Search all text for “mem”' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first().locator('mark')).toHaveText('Mem');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Selective Memoir');

  // The list stays while a correction is sought.
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
  await expect(box(page)).toHaveValue('refreshing hedspace');
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
});

test('the box takes any text, ignores a blank one, and cuts an endless one with a word', async ({ page }) => {
  await page.goto(routes.cards.href());
  await box(page).fill('   ');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(routes.cards.href());
  await expect(box(page)).toBeFocused();

  await box(page).fill('((" -\u202e'.repeat(20_000));
  await expect(page.getByText('Only the first 256 characters count')).toBeVisible();
  await box(page).press('Escape');
  await expect(page.getByText('Only the first 256 characters count')).toHaveCount(0);

  await box(page).fill('100%+?&name=#{B}');
  await box(page).press('Enter');
  await expect(page.getByText('No card matches.')).toBeVisible();
  await expect(box(page)).toHaveValue('100%+?&name=#{B}');

  await box(page).click();
  await box(page).fill('  same flinch ');
  await expect(rows(page).first()).toContainText('Same Flinch');
  await box(page).press('Enter');
  await expect(page).toHaveURL(results('name=same%20flinch'));
  await expect(page.getByRole('region', { name: 'The card that was found' })).toBeVisible();

  await box(page).click();
  await box(page).fill('');
  await expect(rows(page).filter({ has: page.getByText('same flinch', { exact: true }) })).toBeVisible();
  await rows(page).filter({ hasText: 'Search syntax' }).click();
  await expect(title(page)).toHaveText('Search syntax');
});

test('typed syntax becomes the form’s parameters, and what is not understood is named and taken out', async ({
  page,
}) => {
  await page.goto(routes.syntax.href());
  await box(page).fill('t:reaction cancel colour:red (rv>=1 or is:triggered)');
  await expect(rows(page).filter({ hasText: 'Reactions that have “cancel”' })).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/search-results\?type=reaction&q=cancel%20/);
  await expect(title(page)).toContainText('Reactions that have “cancel” in their names or texts');
  await expect(page.getByText('Ignored: q=colour:red. There is no such field.')).toBeVisible();
  await page.getByRole('link', { name: 'Take it out q' }).click();
  await expect(page.getByText('Ignored:')).toHaveCount(0);
  await expect(box(page)).toHaveValue(/^t:reaction cancel \(?rv>=1 or is:triggered\)?$/);

  await page.goto(results('discipline=foo&name=duck&view=sideways'));
  await expect(page.getByText('Ignored: discipline=foo. It is physical or mental.')).toBeVisible();
  await expect(page.getByText('Ignored: view=sideways. It is faces, list or text.')).toBeVisible();
});

test('a list is an address: views, order, headings, filters, and Back to the same card', async ({ page }) => {
  await page.goto(results('type=reaction&effects=cancel'));
  await expect(title(page)).toHaveText('Search results: Reactions whose text, on either side, contains “cancel”.');
  await expect(page.getByText('11 cards in 6 sets')).toBeVisible();
  await expect(page.getByText('Melee:')).toBeVisible();
  await expect(page.getByText('no match')).toHaveCount(1);
  // The box of the frame, and the one that phones have on the page.
  for (const place of [page.getByRole('banner'), page.getByRole('main')])
    await expect(place.locator('input[type=search]')).toHaveValue('t:reaction e:cancel');
  await page.getByRole('link', { name: 'List with text' }).click();
  await page.getByLabel('Sort').filter({ visible: true }).selectOption('Name');
  await page.getByRole('button', { name: 'More for these cards' }).click();
  await page.getByLabel('Group').selectOption('Discipline');
  await expect(page).toHaveURL(results('effects=cancel&type=reaction&view=list&sort=name&group=discipline'));
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: 'Mental' }).click();
  await expect(page).toHaveURL(/group=discipline#group-mental$/);
  const mental = page.getByRole('heading', { level: 2, name: 'Mental' });
  await expect(mental).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Decoy Torso');
  await expect(mental).toBeInViewport();

  const card = page.getByRole('link', { name: 'Backseat Driver' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Backseat Driver');
  await expect(page.getByRole('link', { name: 'Back to 11 search results' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  // The keyboard goes on to the next filter, and from the last one to the count.
  await page.getByRole('link', { name: 'Remove the filter: 78 are not reactions' }).press('Enter');
  await expect(page).toHaveURL(results('effects=cancel&view=list&sort=name&group=discipline'));
  await expect(page.getByRole('link', { name: /^Remove the filter/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${cards.length} cards` })).toBeFocused();
  await page.getByRole('button', { name: 'More for these cards' }).click();
  await page.getByRole('button', { name: 'Random card' }).click();
  await expect(page).toHaveURL(/\/cards\/\d+\/\d+$/);
});

test('a search that finds nothing says what would', async ({ page }) => {
  await page.goto(results('type=state&name=duk'));
  await expect(page.getByText('No card matches.')).toBeVisible();
  await expect(page.getByText('no match')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Duck, Obviously' })).toBeVisible();
  await page.getByRole('link', { name: 'Change the search' }).click();
  await expect(page.getByLabel('Card name')).toHaveValue('duk');
  await page.goBack();
  await page.getByRole('link', { name: 'Drop the name “duk”' }).click();
  await expect(page).toHaveURL(results('type=state'));
});

test('where no name contains the text, the first card that says it is on the first screen @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(results('name=damage'));
  await expect(page.getByRole('status').filter({ hasText: 'No card matches.' })).toBeVisible();
  await expect(page.getByText('No card')).toHaveCount(1);
  const answers = page.getByRole('region', { name: 'Other answers for “damage”' });
  const face = answers.getByRole('img').first();
  await expect(face).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'More for these cards' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Remove the filter/ })).toHaveCount(0);
});

test('cards that were not asked for are never seen, in the gallery and in the results', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  for (const address of [results('name=duck'), routes.cards.href('name=duck')]) {
    const html = page.waitForResponse((response) => response.url().includes(address));
    await page.goto(address, { waitUntil: 'commit' });
    await html;
    await expect(page.getByText('1 card in 1 set')).toBeVisible();
    expect(await layoutShift()).toBeLessThan(0.02);
  }
});

test.describe('the advanced search', () => {
  test('by keys: symbols at the caret, every field, words for what it finds @phone', async ({ page, isMobile }) => {
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
    await form(page).getByText('Mental', { exact: true }).click();
    await form(page).getByText('State', { exact: true }).click();
    await form(page).getByText('Triggered', { exact: true }).click();
    await chooseDuel(page, isMobile);
    await expect(form(page).getByRole('status').first()).toHaveText('1 card');
    await form(page).getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(results('effects=%7BB%7D&discipline=mental&type=state&set=1&contains=triggered'));
    await expect(page.getByRole('heading', { name: 'Leased Inner Peace' })).toBeVisible();
  });

  test('opens with any results, changes what is changed, and opens again with the last search', async ({ page }) => {
    const asked =
      'name=a&effects=damage&in=desire&fear-effects=gain&flavor=you&discipline=physical&type=attack' +
      '&cost=%7BT1%7D%7BC0%7D&resource-value=1&set=6&contains=activated&q=-rv%3E3&view=list';
    await page.goto(results(asked));
    await page.getByRole('link', { name: 'Advanced search, with these filled in' }).click();
    const fields = form(page);
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

    await fields.getByText('Any', { exact: true }).last().click();
    await fields.getByLabel('Cost, exactly', { exact: true }).fill('t1 mana');
    await expect(fields.getByText('“mana”: not understood.')).toBeVisible();
    await fields.getByLabel('Cost, exactly', { exact: true }).fill('no corpus, 1 tick');
    await fields.getByLabel('Card name').press('Enter');
    await expect(page).toHaveURL(results(asked.replace('&type=attack', '')));

    await expect(page.getByText(/^(No card matches\.|\d+ cards? in \d sets?)$/)).toBeVisible();
    await page.getByRole('link', { name: 'Advanced', exact: true }).click();
    await expect(fields.getByLabel('Card name')).toHaveValue('a');
    await fields.getByRole('button', { name: 'Clear the form' }).click();
    await expect(fields.getByLabel('Card name')).toHaveValue('');
    await fields.getByText('Fear', { exact: true }).click();
    await fields.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(fields.getByRole('alert')).toHaveText('No field is filled in yet. Fill in at least one.');
    await expect(page).toHaveURL(routes.advancedSearch.href());
  });
});

test.describe('on a slow line', () => {
  test('whoever goes back before a page has come is where they were, and what comes late takes no form away', async ({
    page,
  }) => {
    const later = '**/assets/later-*';
    /** Keeps back the code that comes last; to be called when it may come. */
    const holdBack = async () => {
      let comes = () => {};
      const held = new Promise<void>((resolve) => {
        comes = resolve;
      });
      await page.unroute(later);
      await page.route(later, (route) => held.then(() => route.continue()));
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
    await expect.poll(() => keptOnDevice(page, 'lastSearch', 'latest')).toMatchObject({ search: 'name=duck' });

    const releaseLastSearch = await holdBack();
    await page.goto(routes.advancedSearch.href());
    await effects(page).fill('gain ');
    await form(page).getByRole('button', { name: 'Symbols for Effects text' }).press('Enter');
    await page.keyboard.type('cerebrium');
    releaseLastSearch();
    await box(page).focus();
    await box(page).press('ArrowDown');
    await expect(rows(page).filter({ hasText: 'Found 1 card' })).toBeVisible();
    await expect(effects(page)).toHaveValue('gain ');
  });
});

test.describe('to everybody', () => {
  // axe brings styles of its own, which the policy forbids.
  test.use({ bypassCSP: true });

  test('every state of the search is open', async ({ page }) => {
    await page.goto(results('type=reaction&effects=cancel&view=text'));
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'More for these cards' }).click();
    await page.getByText('Copy these cards').click();
    await page.keyboard.press('Escape');
    await box(page).fill('mem');
    await expect(rows(page).filter({ hasText: 'Search all text' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(results('type=state&name=duk&view=list'));
    await expect(page.getByText('No card matches.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(routes.advancedSearch.href('cost=%7BT1%7D&resource-value=x'));
    await page.getByRole('button', { name: 'Symbols for Effects text' }).click();
    await expect(page.getByRole('dialog', { name: 'Symbols' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(routes.syntax.href());
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test.describe('without JavaScript @chromium', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms lead to the results, which say that they cannot search', async ({ page }) => {
    await page.goto(routes.cards.href());
    await box(page).fill('duck');
    await box(page).press('Enter');
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

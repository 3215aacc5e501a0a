/** The page of one card, and addresses of cards. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { cards, wholeCollection } from '../support/collection.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { expect, test } from '../support/siteTest.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const thumbnails = (page: Page) => page.getByRole('main').locator('a:has(img)');

test('a card page shows everything printed on the card, copies its text, and shares a short address that leads back @core', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const address = routes.card.href(1, 16);
  await page.goto(address);
  await expect(page).toHaveTitle('Leased Inner Peace | Spite & Image');
  const card = page.getByRole('article');
  await expect(card.getByRole('img', { name: 'Leased Inner Peace' })).toBeVisible();
  await expect(title(page)).toHaveText('Leased Inner Peace');
  for (const word of ['State', 'Mental', 'Activated', 'Triggered', 'Has a fear side', '1 tick, no cerebrium'])
    await expect(card.getByText(word, { exact: true })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Desire' })).toBeVisible();
  await expect(card.getByRole('paragraph').getByRole('img', { name: 'Triggered:' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Fear' })).toBeVisible();
  await expect(card.getByText('Terms apply. Deposit not returned.')).toBeVisible();
  for (const print of ['Duel 16/16', 'v.1.26', '© 2026'])
    await expect(card.getByText(print, { exact: true })).toBeVisible();

  await test.step('its text is copied with symbols as tokens', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy its text' }).click();
    await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
    await expect.poll(clipboard).toContain('Desire: {TRG} When your turn starts, gain 2 {B}.');
  });

  await test.step('its short address leads back to it', async () => {
    await page.getByRole('button', { name: 'Share or copy its link' }).click();
    await expect.poll(clipboard).toMatch(/\/c\/\w{10}$/);
    await page.goto(await clipboard());
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText('Leased Inner Peace');
  });

  await test.step('the card can be printed on its own', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('link', { name: 'Print it' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^1 card on 1 sheet/ })).toBeVisible();
  });

  await test.step('sharing a search copies its address', async () => {
    await navigateWithin(page, routes.searchResults.href('name=duck'));
    await page.getByRole('button', { name: 'More for these cards' }).click();
    await page.getByText('Share or copy these cards').click();
    await page.getByRole('button', { name: 'Share this search' }).click();
    await expect.poll(clipboard).toBe(page.url());
  });
});

test('a card page links to the neighbouring cards, to its set, and back to where it was opened from', async ({
  page,
}) => {
  await page.goto(routes.card.href(1, 15));

  await test.step('links and arrow keys open the neighbouring cards', async () => {
    await page.getByRole('link', { name: 'Next Leased Inner Peace' }).click();
    await expect(title(page)).toHaveText('Leased Inner Peace');
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('Flailing in a Crowd');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText('Leased Inner Peace');
    await page.goBack();
    await expect(title(page)).toHaveText('Flailing in a Crowd');
  });

  await test.step('arrow keys do not leave the page while the user is typing', async () => {
    const address = page.url();
    const field = page.getByRole('combobox', { name: 'Search cards and rules' });
    await field.fill('duck');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('-');
    await expect(field).toHaveValue('duc-k');
    await expect(page).toHaveURL(address);
  });

  await test.step('the rulings of a card are listed with their dates', async () => {
    await navigateWithin(page, routes.card.href(0, 1));
    await expect(page.getByRole('heading', { name: /rulings?$/ })).toBeVisible();
    await expect(page.getByRole('time').first()).toHaveText('1 October 2026');
  });

  await test.step('the links end at the first and the last card', async () => {
    await navigateWithin(page, routes.card.href(1, 1));
    await expect(page.getByText('This is the first card')).toBeVisible();
    await navigateWithin(page, routes.card.href(0, 8));
    await expect(page.getByText('This is the last card')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText('Errata Slip');
  });

  const attacks = cards.filter(({ type }) => type === 'attack').length;
  const found = routes.searchResults.href('type=attack');
  await test.step('a link leads to the box of its set, and a card opened there links back to it', async () => {
    const address = routes.card.href(3, 2);
    // The card is not opened from this earlier search.
    await navigateWithin(page, found);
    await expect(page.getByText(`${attacks} cards in`)).toBeVisible();
    await page.goto(address);
    await page.getByRole('link', { name: 'All of Possibilities' }).click();
    await expect(page).toHaveURL(routes.cards.href('', '-set-header-3'));
    await expect(page.locator('#-set-header-3')).toBeInViewport();
    await page.locator(`main a[href="${address}"]`).first().click();
    await expect(page.getByRole('link', { name: 'Back to Possibilities' })).toBeVisible();
  });

  await test.step('a link leads back to the search results, also after another card and a reload', async () => {
    await navigateWithin(page, found);
    const first = routes.card.href(1, 1);
    await page.locator(`main a[href="${first}"]`).first().click();
    const back = page.getByRole('link', { name: `Back to ${attacks} search results` });
    await expect(back).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(first);
    await expect(back).toBeVisible();
    await page.reload();
    await back.click();
    await expect(page).toHaveURL(found);
  });
});

test('a card address with leading zeros redirects to the canonical one without a history entry, and an unknown card shows "No such card"', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await page.goto(routes.cards.href());
  const historyEntries = () => page.evaluate(() => history.length);
  const before = await historyEntries();
  await page.goto('/spite-and-image/cards/01/007?from=sheet#x');
  await expect(page).toHaveURL(`${routes.card.href(1, 7)}?from=sheet#x`);
  await expect(title(page)).toHaveText('Read My Own Diary');
  expect(await historyEntries()).toBe(before + 1);

  await page.goto(routes.cardShare.href('0000000000'));
  await expect(title(page)).toHaveText('No such card');
  await page.getByRole('main').getByRole('link', { name: 'All cards' }).click();
  await expect(page.getByText(wholeCollection)).toBeVisible();

  await page.goto(routes.card.href(1, 99));
  await expect(title(page)).toHaveText('No such card');
  await expect(page).toHaveTitle('No such card | Spite & Image');
  await expect(page.getByText('There is no card 99 in Duel, which has 16 cards.')).toBeVisible();
  await expect(thumbnails(page)).toHaveCount(4);
  await thumbnails(page).last().click();
  await expect(title(page)).toHaveText('Leased Inner Peace');
});

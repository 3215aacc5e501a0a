/** Browsing the cards: the boxes of the gallery, and the page of one card. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { cards, wholeCollection } from '../support/collection.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { expect, test } from '../support/siteTest.ts';

const sets = ['Duel', 'Melee', 'Possibilities', 'Puppeteer', 'Agaku', 'Ego', 'Promo'];
const duckObviously = routes.card.href(1, 10);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const thumbnails = (page: Page) => page.getByRole('main').locator('a:has(img)');

test.describe('the gallery', () => {
  test('shows every card in the box of its set, promo last', async ({ page }) => {
    await page.goto(routes.cards.href());
    await expect(page.getByText(wholeCollection)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sets);
    await expect(thumbnails(page)).toHaveCount(cards.length);
  });

  test('leads from the strip of sets to the box of a set, below whatever sticks @phone', async ({ page }) => {
    await page.goto(routes.cards.href());
    const strip = page.getByRole('navigation', { name: 'Sets' });
    await strip.getByRole('link', { name: 'Ego' }).click();
    await expect(page).toHaveURL(routes.cards.href('', '-set-header-6'));
    const gap = async () => {
      const box = await page.locator('#-set-header-6').boundingBox();
      const above = await strip.boundingBox();
      return box && above ? Math.abs(Math.round(box.y - above.y - above.height)) : Number.NaN;
    };
    await expect.poll(gap).toBe(0);
    await expect(strip.locator('[aria-current=location]')).toHaveText('Ego');
    await expect(strip.getByRole('link', { name: 'Ego' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(strip.locator('[aria-current=location]')).toHaveText('Duel');
    await expect(strip.getByRole('link', { name: 'Duel' })).toBeInViewport({ ratio: 1 });
  });

  test('does not move when its pictures arrive late @phone', async ({ page, site }) => {
    site.faults.push({ path: /-thumb\./, delayMs: 300 });
    const layoutShift = await watchLayoutShift(page);
    await page.goto(routes.cards.href());
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBeLessThan(0.02);
  });

  test('lists what its address filters, counts the rest, and keeps empty sets on a line', async ({ page }) => {
    await page.goto(routes.cards.href('set=1&type=reaction'));
    await expect(page.getByText('4 cards in 1 set')).toBeVisible();
    await expect(page.getByText(/^100 cards hidden/)).toBeVisible();
    await expect(page.getByText('Ego:')).toBeVisible();
    await expect(page.getByText('no match')).toHaveCount(6);
    await page.getByRole('link', { name: 'Remove the filter: 78 are not reactions' }).click();
    await expect(page.getByText('16 cards in 1 set')).toBeVisible();
  });

  test('is back where the reader left it after a look at a card @phone', async ({ page }) => {
    await page.goto(routes.cards.href());
    const card = page.getByRole('link', { name: 'Selective Memoir' });
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await card.click();
    await expect(title(page)).toHaveText('Selective Memoir');
    await page.goBack();
    await expect(page.getByText(wholeCollection)).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('the page of a card', () => {
  test('says everything the card says', async ({ page }) => {
    await page.goto(routes.card.href(1, 16));
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
  });

  test('carries its rulings with their dates', async ({ page }) => {
    await page.goto(routes.card.href(0, 1));
    await expect(page.getByRole('heading', { name: /rulings?$/ })).toBeVisible();
    await expect(page.getByRole('time').first()).toHaveText('1 October 2026');
  });

  test('leads to its neighbours by their names and by the arrow keys', async ({ page }) => {
    await page.goto(routes.card.href(1, 15));
    await page.getByRole('link', { name: 'Next Leased Inner Peace' }).click();
    await expect(title(page)).toHaveText('Leased Inner Peace');
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('Flailing in a Crowd');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText('Leased Inner Peace');
    await page.goBack();
    await expect(title(page)).toHaveText('Flailing in a Crowd');
  });

  test('leaves the arrow keys to whoever is typing', async ({ page }) => {
    await page.goto(duckObviously);
    await page.getByRole('combobox', { name: 'Search cards and rules' }).fill('duck');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('-');
    await expect(page.getByRole('combobox', { name: 'Search cards and rules' })).toHaveValue('duc-k');
    await expect(page).toHaveURL(duckObviously);
  });

  test('ends where the cards end', async ({ page }) => {
    await page.goto(routes.card.href(1, 1));
    await expect(page.getByText('This is the first card')).toBeVisible();
    await page.goto(routes.card.href(0, 8));
    await expect(page.getByText('This is the last card')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText('Errata Slip');
  });

  test('leads to the box of its set, and back to where it was opened from', async ({ page }) => {
    const attacks = cards.filter(({ type }) => type === 'attack').length;
    await page.goto(routes.searchResults.href('type=attack'));
    await expect(page.getByText(`${attacks} cards in`)).toBeVisible();
    const address = routes.card.href(3, 2);
    await page.goto(address);
    await page.getByRole('link', { name: 'All of Possibilities' }).click();
    await expect(page).toHaveURL(routes.cards.href('', '-set-header-3'));
    await expect(page.locator('#-set-header-3')).toBeInViewport();
    await page.locator(`main a[href="${address}"]`).first().click();
    await expect(page.getByRole('link', { name: 'Back to Possibilities' })).toBeVisible();

    await page.goto(routes.searchResults.href('type=attack'));
    await page
      .locator(`main a[href="${routes.card.href(1, 1)}"]`)
      .first()
      .click();
    const back = page.getByRole('link', { name: `Back to ${attacks} search results` });
    await expect(back).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(routes.card.href(1, 1));
    await expect(back).toBeVisible();
    await page.reload();
    await back.click();
    await expect(page).toHaveURL(routes.searchResults.href('type=attack'));
  });

  test('puts its text on the clipboard, symbols as tokens', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(routes.card.href(1, 16));
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Desire: {TRG} When your turn starts, gain 1 {B}.');
    await page.getByRole('article').getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^1 card on 1 sheet/ })).toBeVisible();
  });

  test('shares a short address that leads back to it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(duckObviously);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(/\/c\/\w{10}$/);
    await page.goto(address);
    await expect(page).toHaveURL(duckObviously);
    await expect(title(page)).toHaveText('Duck, Obviously');

    // A search is shared by the address it has.
    const search = new URL(routes.searchResults.href('name=duck'), address).href;
    await page.goto(search);
    await page.getByRole('button', { name: 'More for these cards' }).click();
    await page.getByText('Share or copy these cards').click();
    await page.getByRole('button', { name: 'Share this search' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(search);
  });
});

test.describe('an address of a card', () => {
  // Firefox has the page before in its memory, and its driver waits for it to be loaded.
  test('with leading zeros becomes the canonical one, without a second step in the history @chromium', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await page.goto(routes.cards.href());
    await page.goto('/spite-and-image/cards/01/007');
    await expect(page).toHaveURL(routes.card.href(1, 7));
    await expect(title(page)).toHaveText('Read My Own Diary');
    await page.goBack();
    await expect(page).toHaveURL(routes.cards.href());
  });

  test('that does not exist is answered calmly, with the nearest cards', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto(routes.card.href(1, 99));
    await expect(title(page)).toHaveText('No such card');
    await expect(page).toHaveTitle('No such card | Spite & Image');
    await expect(page.getByText('There is no card 99 in Duel, which has 16 cards.')).toBeVisible();
    await expect(thumbnails(page)).toHaveCount(4);
    await thumbnails(page).last().click();
    await expect(title(page)).toHaveText('Leased Inner Peace');
  });

  test('H4: of no whole number is no page at all', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/spite-and-image/cards/x/1');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('DEFAULT render-page')).toBeVisible();
  });

  test('in short leads to the card, and an unknown one says so', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto(routes.cardShare.href(encodeShortId(104)));
    await expect(page).toHaveURL(routes.card.href(1, 4));
    await page.goto(routes.cardShare.href('0000000000'));
    await expect(title(page)).toHaveText('No such card');
    await page.getByRole('main').getByRole('link', { name: 'All cards' }).click();
    await expect(page.getByText(wholeCollection)).toBeVisible();
  });
});

test.describe('without JavaScript @chromium', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards are there, and each can be read', async ({ page }) => {
    await page.goto(routes.cards.href());
    await expect(thumbnails(page)).toHaveCount(cards.length);
    await page.getByRole('link', { name: 'Duck, Obviously' }).click();
    await expect(title(page)).toHaveText('Duck, Obviously');
    await expect(page.getByText('Cancel a physical attack.')).toBeVisible();
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(title(page)).toHaveText("I'd Have Said That");
  });
});

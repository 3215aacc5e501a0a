/** With the server stopped and the browser's own cache disabled, everything opens, is drawn and is found. */

import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { cards, sets } from '../support/collection.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { expectDrawn, openTab } from '../support/offline.ts';
import { offlineTest as test } from '../support/offlineTest.ts';
import { expect } from '../support/siteTest.ts';

const screens: [address: string, heading: RegExp][] = [
  [routes.home.href(), /Spite/],
  [routes.gameHome.href(), /Spite/],
  [routes.cards.href(), /Cards/],
  [routes.cards.href('', '-set-header-3'), /Cards/],
  [routes.card.href(1, 10), /Duck/],
  [routes.searchResults.href('effects=damage&set=2'), /./],
  [routes.searchResults.href(), /./],
  [routes.advancedSearch.href(), /Search/i],
  [routes.rules.href(), /Rules/i],
  [routes.rules.href('glossary-repress'), /Rules/i],
  [routes.reference.href(), /Reference/],
  [routes.table.href(), /Table/],
  [routes.print.href(), /Print and play/],
  [routes.personaStory.href('wick'), /./],
  [routes.mailingList.href(), /./],
  [routes.credits.href(), /Credits/],
  [routes.privacy.href(), /Privacy/],
  [routes.sandbox.href('symbols'), /./],
  ['/spite-and-image/nowhere', /No such page/],
];

test('O3: every screen opens in a fresh tab and again after a reload, and nothing on it jumps', async ({ context }) => {
  for (const [address, heading] of screens) {
    await test.step(address, async () => {
      const tab = await openTab(context, address);
      const title = tab.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      const moved = await watchLayoutShift(tab);
      await tab.reload();
      await expect(title).toBeVisible();
      await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await moved(), address).toBeLessThanOrEqual(0.02);
      await tab.close();
    });
  }
});

test('a share address leads to its card', async ({ context }) => {
  const tab = await openTab(context, routes.cardShare.href(encodeShortId(104)));
  await expect(tab).toHaveURL(routes.card.href(1, 4));
});

test('O4: each card page shows its image', async ({ context }) => {
  // The first of each set is opened by its address, the others from there by key.
  for (const { cards } of sets) {
    const [first, ...others] = cards;
    if (!first) throw new Error('A set has no cards.');
    const tab = await openTab(context, routes.card.href(first.set, first.number));
    await expectCard(tab, first.name);
    for (const { name } of others) {
      await tab.keyboard.press('ArrowRight');
      await expectCard(tab, name);
    }
    await tab.close();
  }
});

async function expectCard(tab: Page, name: string) {
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectDrawn(tab.locator('main img[src*="-full."]'));
}

test('the gallery shows every thumbnail', async ({ context }) => {
  const tab = await openTab(context, routes.cards.href());
  const thumbnails = tab.locator('main img[src*="-thumb."]');
  await expect(thumbnails).toHaveCount(cards.length);
  for (const thumbnail of await thumbnails.all()) {
    await thumbnail.scrollIntoViewIfNeeded();
    await expectDrawn(thumbnail);
  }
});

test('the search box finds a card by its name, and its address one by its text @phone', async ({ context }) => {
  const [card] = cards;
  if (!card) throw new Error('There are no cards.');
  const tab = await openTab(context, routes.searchResults.href());
  const box = tab.getByRole('combobox', { name: 'Search cards and rules' }).locator('visible=true').first();
  await box.fill(card.name);
  await box.press('Enter');
  await expect(tab).toHaveURL(/\/search-results\?name=/);
  await expect(tab.locator('main').getByRole('link', { name: card.name }).first()).toBeVisible();

  await tab.goto(routes.searchResults.href('effects=damage'));
  await expectDrawn(tab.locator('main img[src*="-thumb."]').first());
});

test('an address of the rules is painted in its place before the whole book is, and stays there @chromium', async ({
  context,
}) => {
  const times: string[] = [];
  for (const anchor of ['aside-x-as-a-cost', 'glossary-repress'] as const) {
    const tab = await context.newPage();
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab.addInitScript((id) => {
      const look = () => {
        const target = document.getElementById(id);
        const top = target?.getBoundingClientRect().top ?? Number.NaN;
        const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
        const margin = target ? Number.parseFloat(getComputedStyle(target).scrollMarginTop) : 0;
        if (Math.abs(top - header - margin) <= 2) Object.assign(window, { placed: performance.now() });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, anchor);
    await tab.goto(routes.rules.href(anchor), { waitUntil: 'commit' });
    const placed = await tab.waitForFunction(() => (window as unknown as { placed?: number }).placed);
    const time = (await placed.jsonValue()) ?? Number.POSITIVE_INFINITY;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await expect(tab.getByRole('heading', { level: 2, name: /^Chapter/ })).toHaveCount(10);
    await expect(tab.locator('#introduction')).toBeAttached();
    await expect(tab.locator('#credits')).toBeAttached();
    await expect
      .poll(() =>
        tab.locator(`#${anchor}`).evaluate((target) => {
          const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
          return Math.abs(target.getBoundingClientRect().top - header - margin);
        }),
      )
      .toBeLessThanOrEqual(2);
    times.push(`#${anchor} ${Math.round(time)} ms`);
    // The goal is a second. Machines differ and have other work, so the time is printed.
    expect(time).toBeLessThan(8000);
    await tab.close();
  }
  console.log(`Offline, at 4x slower: ${times.join(', ')}`);
});

/** A CSS pixel in millimetres. */
const pixel = 25.4 / 96;

test('files to print say how large they are; a search is printed nine to a page, at true size @chromium', async ({
  context,
}) => {
  const files = await openTab(context, routes.print.href());
  await expect(files.getByText(/ pages, \d\.\d MB$/).first()).toBeVisible();
  await files.close();

  const page = await openTab(context, routes.searchResults.href('type=reaction&discipline=mental'));
  await page.getByRole('link', { name: 'Print these cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print these cards' })).toBeVisible();
  await page.getByText('Copies of each card').click();
  await page.getByRole('spinbutton', { name: 'Interrupt Yourself' }).fill('6');
  await expect(page.getByRole('status').filter({ hasText: '19 cards on 3 sheets' })).toBeVisible();

  const reader = await PDFiumLibrary.init();
  for (const [paper, width, height] of [
    ['A4', 210, 297],
    ['Letter', 215.9, 279.4],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check();
    const file = await reader.loadDocument(await page.pdf({ preferCSSPageSize: true }));
    expect(file.getPageCount()).toBe(3);
    for (const sheet of file.pages()) {
      const { originalWidth, originalHeight } = sheet.getOriginalSize();
      // The reader counts whole points.
      expect(Math.abs((originalWidth * 25.4) / 72 - width)).toBeLessThan(0.5);
      expect(Math.abs((originalHeight * 25.4) / 72 - height)).toBeLessThan(0.5);
    }
    file.destroy();
  }

  await page.emulateMedia({ media: 'print' });
  for (const card of await page.locator('svg image').all()) {
    const box = await card.boundingBox();
    expect((box?.width ?? 0) * pixel).toBeCloseTo(63, 1);
    expect((box?.height ?? 0) * pixel).toBeCloseTo(88, 1);
  }
});

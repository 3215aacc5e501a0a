/** With the server stopped and the browser's own cache disabled, screens open, images load and searches work. */

import { PDFiumLibrary } from '@hyzyla/pdfium';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import { cards } from '../support/collection.ts';
import { screenAddresses, unknownPage } from '../support/everyScreen.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { expectLoaded, openTab } from '../support/offline.ts';
import { offlineTest as test } from '../support/offlineTest.ts';
import { expect } from '../support/siteTest.ts';

const headings: Readonly<Record<keyof typeof screenAddresses, RegExp>> = {
  home: /Spite/,
  gameHome: /Spite/,
  cards: /Cards/,
  card: /Down the Cellar Steps/,
  cardShare: /Down the Cellar Steps/,
  searchResults: /results/i,
  advancedSearch: /search/i,
  syntax: /Search syntax/,
  rules: /Rules/,
  quickStart: /Quick start/,
  reference: /Reference/,
  table: /At the table/,
  count: /Keep count/,
  play: /Play/,
  firstGame: /Play the first turn/,
  playRecord: /Your games/,
  settle: /Settle it/,
  grudge: /^Grudge no\. \d+$/,
  grudges: /Grudges so far/,
  position: /A moment of a game/,
  ready: /Offline and backup/,
  changes: /What has changed/,
  print: /Print it right/,
  personaStory: /./,
  mailingList: /./,
  credits: /Credits/,
  privacy: /Privacy/,
  sandbox: /./,
};

const screens: readonly (readonly [address: string, heading: RegExp])[] = [
  ...Object.entries(screenAddresses).map(
    ([name, address]) => [address, headings[name as keyof typeof headings]] as const,
  ),
  [routes.cards.href('', '-set-header-3'), /Cards/],
  [routes.rules.href('glossary-repress'), /Rules/],
  [unknownPage, /No such page/],
];

test('O3: every screen opens in a fresh tab; a card is found by a share address, by its name and by its text', async ({
  context,
}) => {
  const [card] = cards;
  if (!card) throw new Error('There are no cards.');
  for (const [address, heading] of screens) {
    await test.step(address, async () => {
      const tab = await openTab(context, address);
      await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(tab.getByText(/not stored on this device|could not be loaded/i)).toHaveCount(0);
      await tab.close();
    });
  }

  await test.step('a share address, and one with leading zeros, lead to the card and keep the fragment', async () => {
    for (const address of [routes.cardShare.href(encodeShortId(104)), '/spite-and-image/cards/01/004']) {
      const tab = await openTab(context, `${address}#x`);
      await expect(tab).toHaveURL(`${routes.card.href(1, 4)}#x`);
    }
  });

  await test.step('the search box finds a card by its name, and a search address finds one by its text', async () => {
    const tab = await openTab(context, routes.searchResults.href('effects=damage&set=2'));
    await expectLoaded(tab.locator('main img[src*="-thumb."]').first());
    const box = tab.getByRole('combobox', { name: 'Search cards and rules' }).locator('visible=true').first();
    await box.fill(card.name);
    await box.press('Enter');
    await expect(tab).toHaveURL(/\/search-results\?name=/);
    await expect(tab.locator('main').getByRole('link', { name: card.name }).first()).toBeVisible();
  });
});

/** A CSS pixel in millimetres. */
const pixel = 25.4 / 96;

test(
  'print files are listed with their sizes; a search is printed nine cards to a page, at true size',
  notInFirefox('The driver cannot print with the page size of the style sheet; firefox.spec.ts prints a page.'),
  async ({ context }) => {
    const files = await openTab(context, routes.print.href());
    await files.getByText('All files').click();
    await expect(files.getByText(/ pages, \d\.\d MB$/).first()).toBeVisible();
    await files.close();

    const page = await openTab(context, routes.searchResults.href('type=reaction&discipline=mental'));
    await page.getByRole('button', { name: 'More for these cards' }).click();
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
        // The PDF reader rounds to whole points.
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
  },
);

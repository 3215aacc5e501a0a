/** Back closes what is open over a page, one thing at a time, before it leaves the page. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { expect, test } from '../support/siteTest.ts';
import { TableHands } from '../support/tableHands.ts';

test.use({ viewport: { width: 390, height: 664 } });

const gallery = routes.cards.href();
const card = routes.card.href(1, 16);

/** By a link, so that Back has a page to lead to. */
async function goOnTo(page: Page, address: string): Promise<void> {
  await page.goto(routes.credits.href());
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cards', exact: true });
  await link.click();
  await expect(page).toHaveURL(gallery);
  if (address === gallery) return;
  await page.locator(`main a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
}

const overlays = {
  'the search': {
    address: gallery,
    open: (page: Page) => page.getByRole('main').getByRole('combobox').click(),
    shown: (page: Page) => page.getByRole('button', { name: 'Cancel' }),
    close: (page: Page) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  'the search of the bar': {
    address: card,
    open: async (page: Page) => {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }).click();
      await expect(page.getByRole('combobox', { name: 'Search cards and rules' })).toBeFocused();
    },
    shown: (page: Page) => page.getByRole('button', { name: 'Cancel' }),
    close: (page: Page) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  'the menu of a list': {
    address: gallery,
    open: (page: Page) => page.getByRole('button', { name: 'More for these cards' }).click(),
    shown: (page: Page) => page.getByRole('dialog'),
    close: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  'the menu More': {
    address: gallery,
    open: (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: 'More' }),
    close: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  'the large picture of a card': {
    address: card,
    open: (page: Page) => page.getByRole('button', { name: 'Zoom' }).click(),
    shown: (page: Page) => page.getByRole('dialog'),
    close: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
};

for (const [name, { address, open, shown, close }] of Object.entries(overlays)) {
  test.describe(name, () => {
    test('closes by Back, and Forward does not open it again', async ({ page }) => {
      await goOnTo(page, address);
      await open(page);
      await expect(shown(page)).toBeVisible();
      await page.goBack();
      await expect(shown(page)).toBeHidden();
      await expect(page).toHaveURL(address);

      await page.goForward();
      await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
      await expect(shown(page)).toBeHidden();
      await page.goBack();
      await expect(page).not.toHaveURL(address);
    });

    test('leaves nothing in the history when it is closed otherwise', async ({ page }) => {
      await goOnTo(page, address);
      for (const closing of [close, () => page.keyboard.press('Escape')]) {
        await open(page);
        await expect(shown(page)).toBeVisible();
        await closing(page);
        await expect(shown(page)).toBeHidden();
      }
      await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
      await page.goBack();
      await expect(page).not.toHaveURL(address);
    });
  });
}

test('a link in an open menu leads on, and Back from there to the page under the menu', async ({ page }) => {
  await goOnTo(page, gallery);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(gallery);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goBack();
  await expect(page).toHaveURL(routes.credits.href());
});

test('a choice in a menu that stays open is kept when Back closes the menu', async ({ page }) => {
  await goOnTo(page, gallery);
  await page.getByRole('button', { name: 'More for these cards' }).click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Type');
  await expect(page).toHaveURL(/group=type/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/group=type/);
});

test('a reload with something open shows the page, and Back leaves it', async ({ page }) => {
  await goOnTo(page, card);
  await page.getByRole('button', { name: 'Zoom' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(gallery);
});

test('in the rules the contents and a term’s box close by Back without moving the page', async ({ page }) => {
  const rule = routes.rules.href('pay-costs');
  await page.goto(rule);
  const term = page.locator('section:has(> div > #pay-costs) a[href$="#glossary-pay"]').first();
  const overlays = [
    [page.getByRole('button', { name: 'Contents' }), page.getByRole('dialog', { name: 'Contents' })],
    [term, page.locator('#rule-popover')],
  ] as const;
  for (const [opener, overlay] of overlays) {
    await opener.click();
    await expect(overlay).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(overlay).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page).toHaveURL(rule);
  }
});

test('a question over the settings of the table closes before the settings, and they before the table', async ({
  page,
}) => {
  await page.goto(routes.home.href());
  const hands = new TableHands(page);
  await hands.begin(2);
  const game = page.url();
  await hands.press('Table settings');
  await page.getByRole('button', { name: 'Start again' }).click();
  const dialogs = page.getByRole('dialog');
  await expect(dialogs).toHaveCount(2);
  await page.goBack();
  await expect(dialogs).toHaveCount(1);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL(game);
});

/** Back closes overlays one at a time before it leaves the page. */

import type { Locator, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';

test.use({ viewport: { width: 390, height: 664 } });

const gallery = routes.cards.href();
const card = routes.card.href(1, 16);

type Overlay = { readonly open: () => Promise<void>; readonly shown: Locator; readonly closer: Locator };

/** Closes an overlay by Back, its close button and Escape; the address stays, and no history entry is left. */
async function tryOverlay(page: Page, { open, shown, closer }: Overlay): Promise<void> {
  const address = page.url();
  const leftNothing = () => expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
  await open();
  await expect(shown).toBeVisible();
  await page.goBack();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.goForward();
  await leftNothing();
  await expect(shown).toBeHidden();

  for (const close of [() => closer.click(), () => page.keyboard.press('Escape')]) {
    await open();
    await expect(shown).toBeVisible();
    await close();
    await expect(shown).toBeHidden();
    await leftNothing();
  }
}

test('on the card pages Back closes the open overlay, Forward does not reopen it, and closing it another way leaves no history entry', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const close = dialog.getByRole('button', { name: 'Close' });
  const opener = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(routes.credits.href());
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page).toHaveURL(gallery);

  const overGallery: Record<string, Overlay> = {
    'the search': {
      open: () => page.getByRole('main').getByRole('combobox').click(),
      shown: cancel,
      closer: cancel,
    },
    'the menu of a list': { open: () => opener('More for these cards').click(), shown: dialog, closer: close },
    'the menu More': {
      open: () => opener('More').click(),
      shown: page.getByRole('dialog', { name: 'More' }),
      closer: close,
    },
  };
  for (const [name, overlay] of Object.entries(overGallery)) await test.step(name, () => tryOverlay(page, overlay));

  await test.step('a link in an open menu opens its page, and Back returns to the page under the menu', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await opener('More').click();
    await dialog.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(gallery);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  await page.locator(`main a[href="${card}"]`).first().click();
  await expect(page).toHaveURL(card);
  const overCard: Record<string, Overlay> = {
    'the search of the bar': {
      open: async () => {
        await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }).click();
        await expect(page.getByRole('combobox', { name: 'Search cards and rules' })).toBeFocused();
      },
      shown: cancel,
      closer: cancel,
    },
    'the large picture of a card': { open: () => opener('Zoom').click(), shown: dialog, closer: close },
  };
  for (const [name, overlay] of Object.entries(overCard)) await test.step(name, () => tryOverlay(page, overlay));

  await test.step('a reload with an overlay open shows the page without it', async () => {
    await opener('Zoom').click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
  });

  await test.step('Back then leaves each page in one step', async () => {
    await page.goBack();
    await expect(page).toHaveURL(gallery);
    await page.goBack();
    await expect(page).toHaveURL(routes.credits.href());
  });

  await test.step('a choice made in an open menu is kept when Back closes the menu', async () => {
    await navigateWithin(page, gallery);
    await opener('More for these cards').click();
    await page.getByRole('combobox', { name: 'Group' }).selectOption('Type');
    await expect(page).toHaveURL(/group=type/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/group=type/);
  });
});

test('Back closes the contents and a term’s popover in the rules without scrolling, and the dialogs of the table one by one', async ({
  page,
}) => {
  const rule = routes.rules.href('pay-costs');
  await page.goto(rule);
  const term = page.locator('section:has(> div > #pay-costs) a[href$="#glossary-pay"]').first();
  const overlays = [
    [page.getByRole('button', { name: 'Contents' }), page.getByRole('dialog', { name: 'Contents' })],
    [term, page.locator('[data-rule-popover] > [popover]')],
  ] as const;
  for (const [opener, overlay] of overlays) {
    await opener.click();
    await expect(overlay).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect(page).toHaveURL(rule);
  }

  const hands = new TablePage(page);
  await hands.begin(2);
  const game = page.url();
  await hands.press('Table settings');
  await page.getByRole('button', { name: 'Start again' }).click();
  const dialogs = page.getByRole('dialog');
  for (const left of [1, 0]) {
    await expect(dialogs).toHaveCount(left + 1);
    await page.goBack();
    await expect(dialogs).toHaveCount(left);
  }
  await expect(page).toHaveURL(game);
});

/** The gallery: every card in the box of its set. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { cards, wholeCollection } from '../support/collection.ts';
import { watchLayoutShift } from '../support/layoutShift.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { expect, test } from '../support/siteTest.ts';

const sets = ['Duel', 'Melee', 'Possibilities', 'Puppeteer', 'Agaku', 'Ego', 'Promo'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const thumbnails = (page: Page) => page.getByRole('main').locator('a:has(img)');

test('the gallery shows every card in the box of its set, does not shift as pictures load, and keeps its position after a visit to a card @phone @core', async ({
  page,
  site,
}) => {
  site.faults.push({ path: /-thumb\./, delayMs: 100 });
  const layoutShift = await watchLayoutShift(page);
  await page.goto(routes.cards.href());
  await expect(page.getByText(wholeCollection)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sets);
  await expect(thumbnails(page)).toHaveCount(cards.length);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift()).toBeLessThan(0.02);
  site.faults.length = 0;

  const strip = page.getByRole('navigation', { name: 'Sets' });
  /** Pixels between a set and the strip, or the edge of the window if there is no strip. */
  const gap = async (set: number) => {
    const above = (await strip.isVisible()) && (await strip.boundingBox());
    const box = await page.locator(`#-set-header-${set}`).boundingBox();
    return box ? Math.abs(Math.round(box.y - (above ? above.y + above.height : 0))) : Number.NaN;
  };
  await test.step('the strip of sets leads to the box of a set, below everything sticky', async () => {
    await strip.getByRole('link', { name: 'Ego' }).click();
    await expect(page).toHaveURL(routes.cards.href('', '-set-header-6'));
    await expect.poll(() => gap(6)).toBe(0);
    await expect(strip.locator('[aria-current=location]')).toHaveText('Ego');
    await expect(strip.getByRole('link', { name: 'Ego' })).toBeInViewport({ ratio: 1 });
    // Not by a key, whose scrolling is an animation that anything may end.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(strip.locator('[aria-current=location]')).toHaveText('Duel');
    await expect(strip.getByRole('link', { name: 'Duel' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('so does an address, also in a list of only some cards, for which a phone shows no strip', async () => {
    await page.goto(routes.cards.href('type=reaction', '-set-header-3'));
    await expect(page.getByText(/^\d+ cards in \d sets/)).toBeVisible();
    await expect.poll(() => gap(3)).toBe(0);
    // A list that is asked for within the site waits for the search.
    await page.goto(routes.rules.href());
    await navigateWithin(page, routes.cards.href('type=reaction', '-set-header-3'));
    await expect.poll(() => gap(3)).toBe(0);
    // Without a query this list is not in the HTML either.
    await page.goto(routes.searchResults.href('', '-set-header-3'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.locator('#-set-header-3')).toBeInViewport();
    await page.goto(routes.cards.href());
    await expect(page.getByText(wholeCollection)).toBeVisible();
  });

  await test.step('Back from a card restores what the reader saw, even if the page was left before all of it was laid out', async () => {
    const card = page.getByRole('main').getByRole('link', { name: 'Selective Memoir' });
    const place = async () => (await card.boundingBox())?.y ?? Number.NaN;
    /** Parts that come into view are laid out then, which may move the card once more. */
    const pixelsMoved = () =>
      card.evaluate((link) => {
        link.scrollIntoView({ block: 'center' });
        const { top } = link.getBoundingClientRect();
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(Math.abs(link.getBoundingClientRect().top - top))),
          ),
        );
      });
    const leaveAndReturn = async () => {
      await expect.poll(pixelsMoved).toBeLessThanOrEqual(1);
      const before = await place();
      await card.click();
      await expect(title(page)).toHaveText('Selective Memoir');
      await page.goBack();
      await expect(page.getByText(wholeCollection)).toBeAttached();
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    };
    await leaveAndReturn();
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(routes.rules.href());
    await page.goto(routes.cards.href());
    await leaveAndReturn();
  });

  await test.step('a filter in the address lists the matches, and names empty sets on one line', async () => {
    await navigateWithin(page, routes.cards.href('set=1&type=reaction'));
    await expect(page.getByText('4 cards in 1 set')).toBeVisible();
    await expect(page.getByText(/^No match in the other six sets: Melee.* Ego and Promo$/)).toBeVisible();
    await page.getByRole('button', { name: 'More for these cards' }).click();
    await expect(page.getByText(/^100 cards hidden/)).toBeVisible();
    await page.getByRole('link', { name: 'Remove the filter: 78 are not reactions' }).click();
    await expect(page.getByText('16 cards in 1 set')).toBeVisible();
  });
});

/** Every card image, and fragments of the rules, with the server stopped. */

import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { cards, sets } from '../../tests/support/collection.ts';
import { expectLoaded, openTab } from '../../tests/support/offline.ts';
import { offlineTest as test } from '../../tests/support/offlineTest.ts';
import { expect } from '../../tests/support/siteTest.ts';

test('O4: each card page shows its image', async ({ context }) => {
  // The first card of each set is opened by its address, the others by arrow key.
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
  await expectLoaded(tab.locator('main img[src*="-full."]'));
}

test('the gallery shows every thumbnail', async ({ context }) => {
  const tab = await openTab(context, routes.cards.href());
  const thumbnails = tab.locator('main img[src*="-thumb."]');
  await expect(thumbnails).toHaveCount(cards.length);
  for (const thumbnail of await thumbnails.all()) {
    await thumbnail.scrollIntoViewIfNeeded();
    await expectLoaded(thumbnail);
  }
});

test('a fragment of the rules is painted in its place before the whole book is, and stays there', async ({
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
    // The goal is a second. Machines differ and have other work, so the limit is higher and the time is printed.
    expect(time).toBeLessThan(8000);
    await tab.close();
  }
  console.log(`Offline, at 4x slower: ${times.join(', ')}`);
});

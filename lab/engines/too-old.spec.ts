/** A browser older than those in which the app works: its pages can be read, and it says so where it cannot search. */

import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { scriptedScreens } from '../../tests/support/everyScreen.ts';
import { serveBuiltSite } from '../../tests/support/siteTest.ts';

/** The driver's own questions are too new for such a browser, so the page answers. */
const read = (page: Page) =>
  page.evaluate(() => ({
    title: document.querySelector('main h1')?.textContent ?? '',
    note: document.querySelector('main [data-outdated]')?.textContent ?? '',
    linked: document.querySelector<HTMLAnchorElement>('main [data-outdated] a')?.pathname,
    controls: document.querySelectorAll('button, form, dialog, [popover]').length,
    links: document.querySelectorAll('main a[href]').length,
  }));

test('B3: the pages can be read, nothing that does not work is offered, and a search says why', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const site = await serveBuiltSite();
  const open = async (address: string) => {
    await page.goto(site.origin + address);
    return read(page);
  };

  for (const address of [
    routes.home.href(),
    routes.card.href(1, 4),
    routes.rules.href('damage'),
    routes.cards.href(),
    routes.cards.href('utm_source=letter'),
  ]) {
    expect(await open(address)).toMatchObject({ note: '', controls: 0, links: expect.any(Number) });
  }
  for (const address of [routes.searchResults.href('name=duck'), routes.cards.href('type=attack')]) {
    const { note, linked, controls } = await open(address);
    expect(note).toMatch(/^This browser cannot search here: .*All cards$/);
    expect([linked, controls]).toEqual([routes.cards.href(), 0]);
  }
  for (const address of scriptedScreens) {
    const { note, controls } = await open(address);
    expect(note, address).toMatch(/^This takes Chromium 109/);
    expect(controls, address).toBe(0);
  }
  expect(errors).toEqual([]);
  await page.close();
  await site.stop();
});

/** The frame around every screen: themes, text sizes, navigation, external links, unknown addresses. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { openPage } from '../support/openPage.ts';
import { disconnect, expect, test, waitForHydration } from '../support/siteTest.ts';

const expectGround = (page: Page, colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour);
const paper = 'rgb(246, 236, 214)';
const ink = 'rgb(27, 20, 36)';

test('a user can skip to the content by keyboard, and set theme and text size in two presses at any width; the choice is kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, routes.credits.href());
  const main = page.getByRole('main');

  await test.step('the first tab stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link').first()).toBeFocused();
  });

  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  /** The factor by which the text grows. */
  const enlarge = async () => {
    await choice('Normal').check();
    const normal = await size();
    await choice('Larger').check();
    return (await size()) / normal;
  };
  const openMenu = (width: number) =>
    page.getByRole('button', { name: width < 768 ? 'More' : 'Theme and text size', exact: true }).click();
  for (const width of [320, 390, 768, 1024, 1440])
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openMenu(width);
      await choice('Ink').check();
      await expectGround(page, ink);
      await choice('Auto').check();
      await expectGround(page, paper);
      await expect.poll(enlarge).toBeGreaterThan(1.2);
      await page.keyboard.press('Escape');
      await expect(choice('Ink')).toBeHidden();
    });

  await test.step('the choice survives a reload, whatever the system prefers', async () => {
    await openMenu(1440);
    await choice('Ink').check();
    const larger = await size();
    await page.reload();
    await expectGround(page, ink);
    await expect.poll(size).toBe(larger);
    await openMenu(1440);
    await expect(choice('Ink')).toBeChecked();
    await expect(choice('Larger')).toBeChecked();
  });
});

test('a page whose scripts fail to load has its theme from the first paint, says so, and can be read to its end @core', async ({
  context,
  complaints,
}) => {
  const page = await context.newPage();
  complaints.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  // The blank page before the first address has no storage.
  await page.addInitScript(() => origin !== 'null' && localStorage.setItem('theme', 'ink'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routes.credits.href(), { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('ink');
  const failure = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
  await expect(failure).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.home.href());
  await expect(page.getByRole('heading', { name: 'How a turn goes' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Do we each need a deck?')).toBeVisible();

  await page.unrouteAll();
  await failure.getByRole('link', { name: 'Try again' }).click();
  await waitForHydration(page);
});

test('H12: every external link is within reach, sends no referrer, and says when it needs a network', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, routes.home.href());
  const footer = page.getByRole('contentinfo');

  await test.step('on a phone', async () => {
    for (const name of ['Cards', 'Rules', 'Store', 'Chat', 'Contact'])
      await expect(page.getByRole('link', { name }).filter({ visible: true }).first()).toBeVisible();

    // The bar never covers the focus.
    const last = footer.getByRole('link', { name: 'Privacy' });
    await last.evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      link.focus();
    });
    const room = async () => {
      const bar = await page.getByRole('button', { name: 'More' }).boundingBox();
      const { y = Number.NaN, height = 0 } = (await last.boundingBox()) ?? {};
      return (bar?.y ?? 0) - y - height;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  const buy = page.getByRole('link', { name: /^Buy Now/ });
  await test.step('the store opens in a new tab', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const leaving = await page
      .locator('a[href^="https://"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).rel));
    expect(leaving.length).toBeGreaterThan(3);
    expect(new Set(leaving)).toEqual(new Set(['noopener noreferrer']));
    await expect(buy).toHaveAccessibleName('Buy Now (opens in a new tab)');
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });

  await test.step('without a network', async () => {
    const header = page.getByRole('banner');
    const chat = footer.getByRole('link', { name: /^Chat/ });
    await disconnect(context, complaints);
    await expect(header.getByText('Offline')).toBeVisible();
    await expect(header.getByRole('link', { name: /Store/ })).toHaveCount(0);
    for (const way of [buy, chat]) await expect(way).toHaveAccessibleName(/needs a connection/);
    await context.setOffline(false);
    await expect(header.getByRole('link', { name: /Store/ })).toBeVisible();
    for (const way of [buy, chat]) await expect(way).not.toHaveAccessibleName(/needs a connection/);
  });
});

test('H4: an unknown address, an invalid card address and the development routes show the unknown page, which links to the cards', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  for (const address of ['/development', '/spite-and-image/cards/x/1', '/nowhere/at/all']) {
    await openPage(page, address);
    await expect(page.getByText('DEFAULT render-page')).toBeVisible();
  }
  const way = page.getByRole('link', { name: 'Browse the cards' });

  // A press works while its page is still fading in, which takes hours here.
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 9999s }',
    ),
  );
  await way.click();
  const list = page.getByRole('link', { name: 'List with text' });
  await expect(list).toBeVisible();
  const fades = () => page.evaluate(() => document.getAnimations().length > 0);
  await expect.poll(fades).toBe(true);
  const { x = 0, y = 0 } = (await list.boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await expect(page).toHaveURL(/view=list/);
  await expect.poll(fades).toBe(false);
});

test(
  'the site follows the system: its colour scheme unless the user has chosen a theme, and forced colours',
  notInFirefox('The driver cannot emulate system preferences.'),
  async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/nowhere/at/all');
    await expectGround(page, ink);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectGround(page, paper);

    // The shadows in the second ink disappear, and the key lines stay.
    await page.emulateMedia({ forcedColors: 'active' });
    const way = page.getByRole('link', { name: 'Browse the cards' });
    await expect(way).toHaveCSS('box-shadow', 'none');
    await expect(way).toHaveCSS('border-top-width', '2px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-shadow', 'none');
  },
);

/** The frame around every screen: themes, navigation by hand and by keyboard, ways out, and room at every size. */

import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { disconnect, expect, test } from '../support/siteTest.ts';

const pages = {
  home: routes.home.href(),
  story: routes.personaStory.href('wick'),
  'mailing list': routes.mailingList.href(),
  credits: routes.credits.href(),
  privacy: routes.privacy.href(),
  rules: routes.rules.href(),
  reference: routes.reference.href(),
  cards: routes.cards.href(),
  card: routes.card.href(1, 16),
  results: routes.searchResults.href('type=state'),
  'advanced search': routes.advancedSearch.href(),
  'unknown page': '/nowhere',
  'sandbox of symbols': routes.sandbox.href('symbols'),
  'sandbox of forms': routes.sandbox.href('forms'),
};

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const paper = 'rgb(246, 236, 214)';
const ink = 'rgb(27, 20, 36)';

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test.describe('the theme', () => {
  test('is the system’s where nothing was chosen @chromium', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, pages.credits);
    expect(await groundOf(page)).toBe(ink);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe(paper);
  });

  test('once chosen stays through reloads, whatever the system says', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, pages.credits);
    const menu = page.getByRole('button', { name: 'Theme and text size' });
    await menu.click();
    await page.getByRole('radio', { name: 'Ink' }).check();
    expect(await groundOf(page)).toBe(ink);

    await page.reload();
    expect(await groundOf(page)).toBe(ink);
    await menu.click();
    await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await page.getByRole('radio', { name: 'Auto' }).check();
    expect(await groundOf(page)).toBe(paper);
  });

  for (const width of [320, 390, 768, 1024, 1440])
    test(`and the size of text are two presses away at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, pages.rules);
      await page.getByRole('button', { name: width < 768 ? 'More' : 'Theme and text size', exact: true }).click();
      await page.getByRole('radio', { name: 'Ink' }).check();
      expect(await groundOf(page)).toBe(ink);
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      const normal = await size();
      await page.getByRole('radio', { name: 'Larger' }).check();
      expect(await size()).toBeGreaterThan(1.2 * normal);
      await page.reload();
      expect(await size()).toBeGreaterThan(1.2 * normal);
    });

  test('stands on the page before anything is painted, and where its scripts never come the page says so', async ({
    context,
    complaints,
  }) => {
    const page = await context.newPage();
    complaints.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    // The empty page before the first address may keep nothing.
    await page.addInitScript(() => origin !== 'null' && localStorage.setItem('theme', 'ink'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(pages.credits, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('ink');
    await expect(page.getByText('Part of this page did not arrive. Reload it to try again.')).toBeInViewport();
  });
});

test.describe('by keyboard', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await open(page, pages.credits);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('where its scripts never come a page can still be read to its end', async ({ context, complaints }) => {
    const page = await context.newPage();
    complaints.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(pages.home);
    await expect(page.getByRole('heading', { name: 'A turn, in three pictures' })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Do we each need a deck?')).toBeVisible();
  });

  test('More opens from the bar, and closes by Esc, by its button and by a link in it', async ({ page }) => {
    await open(page, pages.home);
    const more = page.getByRole('button', { name: 'More' });
    const sheet = page.getByRole('dialog', { name: 'More' });

    await more.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await more.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();

    await more.click();
    await sheet.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test('every way out of the site is within reach', async ({ page }) => {
    await open(page, pages.home);
    for (const name of ['Cards', 'Rules', 'Store', 'Chat', 'Contact'])
      await expect(page.getByRole('link', { name }).filter({ visible: true }).first()).toBeVisible();

    // The focus never hides behind the bar.
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await last.evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      link.focus();
    });
    const bar = await page.getByRole('button', { name: 'More' }).boundingBox();
    const { y = Number.NaN, height = 0 } = (await last.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test.describe('links that leave the site', () => {
  test('H12: tell nobody where they came from, and the store opens beside it', async ({ page }) => {
    await open(page, pages.home);
    const leaving = await page
      .locator('a[href^="https://"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).rel));
    expect(leaving.length).toBeGreaterThan(3);
    expect(new Set(leaving)).toEqual(new Set(['noopener noreferrer']));

    const buy = page.getByRole('link', { name: 'Buy Now (opens in a new tab)' });
    await expect(buy).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('give way to a mark while there is no network', async ({ page, context, complaints }) => {
    await open(page, pages.credits);
    const header = page.getByRole('banner');
    await disconnect(context, complaints);
    await expect(header.getByText('Offline')).toBeVisible();
    await expect(header.getByRole('link', { name: /Store/ })).toHaveCount(0);
    await context.setOffline(false);
    await expect(header.getByRole('link', { name: /Store/ })).toBeVisible();
  });
});

test('an unknown address says so, and leads on', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await open(page, '/nowhere/at/all');
  await expect(page.getByText('DEFAULT render-page')).toBeVisible();
  const way = page.getByRole('link', { name: 'Browse the cards' });

  // A press is heard while the page it is meant for is still fading in, here for hours.
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

test('where the reader’s own colours are forced, the second ink goes and the key lines stay @chromium', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/nowhere/at/all');
  const way = page.getByRole('link', { name: 'Browse the cards' });
  await expect(way).toHaveCSS('box-shadow', 'none');
  await expect(way).toHaveCSS('border-top-width', '2px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-shadow', 'none');
});

test('card text is copied with its symbols as tokens', async ({ page }) => {
  await open(page, pages['sandbox of symbols']);
  const copied = await page
    .getByText('When your turn starts')
    .first()
    .evaluate((text) => {
      getSelection()?.selectAllChildren(text);
      return String(getSelection());
    });
  expect(copied).toMatch(/^\{TRG\} When your turn starts, gain 1 \{B\}\. \{ACT\} \{T1\}\{S1\}: Gain 6 \{B\}\./);
});

const alsoWalked = {
  print: routes.print.href(),
  ready: routes.ready.href(),
  table: routes.table.href(),
  play: routes.play.href(),
  'first game': routes.firstGame.href(),
  'quick start': routes.quickStart.href(),
  syntax: routes.syntax.href(),
  changes: routes.changes.href(),
};

for (const [name, address] of Object.entries({ ...pages, ...alsoWalked }))
  test(`nothing scrolls sideways at any width or text size: ${name}`, async ({ page, complaints }) => {
    complaints.expect(/404/);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, address);
    for (const width of [320, 360, 390, 600, 768, 1024, 1180, 1280, 1366, 1536, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(), `at ${width} pixels, with text twice as large`).toBeLessThanOrEqual(0);
      // The way to the form is in the header or on the page, whichever has the room.
      const ways = page
        .locator('header, main')
        .getByRole('link', { name: /^Advanced/ })
        .filter({ visible: true });
      if (address === pages.cards) await expect(ways).toHaveCount(1);
    }
  });

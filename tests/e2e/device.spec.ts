/** The site on a device: zooming and swiping cards, standalone mode, installation, clearing. */

import type { Locator, Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { saveEverything, visitFirst } from '../support/offline.ts';
import { openPage } from '../support/openPage.ts';
import { expect, test } from '../support/siteTest.ts';

/** Makes the browser report that the site was opened from the home screen. */
const standAlone = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace(/\(display-mode: standalone\)/, 'all'));
  });

test('a user can zoom a card by keys and buttons, drag it, and return to its page', async ({ page }) => {
  await openPage(page, routes.card.href(1, 16));
  const zoom = page.getByRole('button', { name: 'Zoom' });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Leased Inner Peace' });
  const picture = dialog.getByRole('region', { name: 'Picture' });
  await expect(picture).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('100 %');
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await expect(dialog.getByRole('status')).toHaveText('225 %');
  const beforeDrag = await picture.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop);
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(430, 330);
  await page.mouse.up();
  expect(await picture.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)).toBeGreaterThan(beforeDrag);
  await picture.press('0');
  await expect(dialog.getByRole('status')).toHaveText('100 %');
  // The arrow keys move the picture and do not open another card.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(zoom).toBeFocused();
  await expect(page).toHaveURL(routes.card.href(1, 16));
});

test('a tap or a pinch enlarges a card, and a swipe opens the next or the previous one @phone @hand', async ({
  page,
  context,
}) => {
  await openPage(page, routes.card.href(1, 16));
  const hand = await context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number; id?: number }[]
  ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  const face = page.getByRole('button', { name: /enlarge/ });
  const { y = 0, height = 0 } = (await face.boundingBox()) ?? {};
  // The events carry timestamps, so that a swipe is equally fast on every machine.
  const across = async (from: number, to: number) => {
    const start = Date.now() / 1000;
    const at = (step: number) => [{ x: from + ((to - from) * step) / 8, y: y + height / 2 }];
    const put = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
      step: number,
    ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + step * 0.016 });
    await put('touchStart', at(0), 0);
    for (let step = 1; step <= 8; step++) await put('touchMove', at(step), step);
    await put('touchEnd', [], 9);
  };
  await face.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('100 %');
  await touch('touchStart', { x: 160, y: 300, id: 1 }, { x: 240, y: 400, id: 2 });
  for (let step = 1; step <= 8; step++)
    await touch(
      'touchMove',
      { x: 160 - step * 8, y: 300 - step * 8, id: 1 },
      { x: 240 + step * 8, y: 400 + step * 8, id: 2 },
    );
  await touch('touchEnd');
  await expect(dialog.getByRole('status')).toHaveText(/^2\d\d %$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await across(320, 90);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flailing in a Crowd');
  // The next swipe may follow at once.
  await across(90, 320);
  await expect(page).toHaveURL(routes.card.href(1, 16));
});

test('the installed app greets once, and has a Back button if there is a page to go back to', async ({ page }) => {
  await standAlone(page);
  await openPage(page, routes.credits.href());
  await expect(page.getByRole('dialog', { name: 'You are installed' })).toBeVisible();
  await page.keyboard.press('Escape');
  const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
  await expect(back).toHaveCount(0);
  await navigateWithin(page, routes.privacy.href());
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('B7: an app on the home screen of an iPhone, which only has its own property, has Back', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await openPage(page, routes.credits.href());
  await page.keyboard.press('Escape');
  await navigateWithin(page, routes.privacy.href());
  await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toBeVisible();
});

test('B8: lists and sheets leave the height free that a keyboard covers', async ({ page }) => {
  const keyboard = 300;
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, routes.cards.href());
  const open = (covered: number) =>
    page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - height, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, covered);
  const bottomOf = (part: Locator) => part.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);

  const sheet = page.getByRole('dialog', { name: 'More' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await open(keyboard);
  expect(await bottomOf(sheet)).toBeCloseTo(keyboard, 0);
  expect(await sheet.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await open(0);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Search' }).click();
  await open(keyboard);
  const box = page.locator('search form').filter({ visible: true }).first();
  expect(await bottomOf(box)).toBeCloseTo(keyboard, 0);
});

test('installation is offered when the browser offers it, and not again after “Not now”', async ({ page }) => {
  await openPage(page, routes.credits.href());
  const offer = page.getByRole('contentinfo').getByRole('region', { name: 'Install' });
  const browserOffers = () =>
    page.evaluate(() =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => document.title })),
    );
  await expect(offer).toHaveCount(0);
  await browserOffers();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await browserOffers();
  await expect(offer).toHaveCount(0);

  // Safari on an iPhone does not offer it, so the site shows three steps instead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.evaluate(() => localStorage.removeItem('install-dismissed'));
  await page.reload();
  await expect(offer.getByRole('listitem')).toHaveCount(3);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a user can clear the device, which removes everything that the site has stored', async ({ page }) => {
    await visitFirst(page);
    await saveEverything(page);
    await navigateWithin(page, routes.searchResults.href('name=fist'));
    await page.evaluate(() => localStorage.setItem('theme', 'ink'));
    await navigateWithin(page, routes.privacy.href());
    await page.getByRole('button', { name: 'Clear this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const kept = () =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).length,
        databases: (await indexedDB.databases()).length,
        notes: localStorage.length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    expect(await kept()).toMatchObject({ databases: 1, notes: 1, workers: 1 });

    await page.getByRole('button', { name: 'Clear this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('This device has been cleared.')).toBeVisible();
    expect(await kept()).toEqual({ caches: 0, databases: 0, notes: 0, workers: 0 });
  });
});

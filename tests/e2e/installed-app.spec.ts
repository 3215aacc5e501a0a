/** The installed app, the offer to install it, and a device that is cleared of it. */

import type { Page } from '@playwright/test';
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
    await expect.poll(kept).toMatchObject({ databases: 1, notes: 1, workers: 1 });

    await page.getByRole('button', { name: 'Clear this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('This device has been cleared.')).toBeVisible();
    await expect.poll(kept).toEqual({ caches: 0, databases: 0, notes: 0, workers: 0 });
  });
});

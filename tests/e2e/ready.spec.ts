/** The check before a game: it reports what is stored, completes it, and removes it on request. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { imageCount } from '../support/collection.ts';
import { goOffline, openTab, storedCardImages, visitFirst } from '../support/offline.ts';
import { disconnect, expect, test } from '../support/siteTest.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

test('O13: stored files are counted, completed at a click, repaired at the next start, and removed on request', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/net::ERR/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As in a browser that asks the reader whether to protect the storage, and gets the answer later.
  await page.addInitScript(() => {
    if (!navigator.storage) return;
    navigator.storage.persist = () =>
      new Promise((resolve) => addEventListener('reader-answers', () => resolve(true), { once: true }));
  });
  await visitFirst(page);
  await page.goto(routes.ready.href());
  const verdict = page.getByRole('main').getByRole('status');
  const row = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(verdict).toContainText('Almost');
  await expect(row('The site')).toHaveText(/^(\d+) of \1 files$/);
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(verdict).toContainText('Ready', { timeout: 60_000 });
  await expect(row('Card images')).toHaveText(`${imageCount} of ${imageCount}`);
  await expect(row('Protected from clearing')).toHaveText('No');
  await page.evaluate(() => dispatchEvent(new Event('reader-answers')));
  await expect(row('Protected from clearing')).toHaveText('Yes');
  await expect(row('Last update')).toHaveText(/20\d\d/);
  await expect.poll(() => storedCardImages(page)).toHaveLength(imageCount);

  expect(await accessibilityFaults(page)).toEqual([]);

  // The browser loses a file of the site and a card image.
  const lost = await page.evaluate(async () => {
    const shell = await caches.match('/shell.html', { ignoreSearch: true });
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const [first] = await cache.keys();
      if (first) await cache.delete(first);
    }
    return shell !== undefined;
  });
  expect(lost).toBe(true);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(verdict).toContainText('Not ready');
  const started = performance.now();
  const files = site.requests.length;
  // The page counts again as files arrive.
  await page.reload();
  await expect(verdict).toContainText('Ready', { timeout: 60_000 });
  const took = Math.round(performance.now() - started);
  test.info().annotations.push({ type: 'mended after', description: `${took} ms` });
  expect(site.requests.length - files).toBeLessThan(30);

  await page.getByRole('button', { name: 'Remove card images' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row('Card images')).toHaveText(`0 of ${imageCount}`);
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(row('Card images')).toHaveText(`0 of ${imageCount}`);

  await goOffline(page, site, complaints);
  const tab = await openTab(context, routes.ready.href());
  await expect(tab.getByRole('main').getByRole('status')).toContainText('Almost');
  await disconnect(context, complaints);
  await expect(tab.getByRole('link', { name: 'Offline', exact: true })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Save everything' })).toBeDisabled();
  await context.setOffline(false);
});

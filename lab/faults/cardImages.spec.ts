/** Card images that are missing or interrupted. */

import { routes } from '../../src/site/routes.ts';
import { imageCount } from '../../tests/support/collection.ts';
import {
  goOffline,
  openTab,
  saveEverything,
  showInterest,
  storedCardImages,
  visitFirst,
} from '../../tests/support/offline.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test('O8: one permanently missing image harms nothing else', async ({ page, site, context, complaints }) => {
  complaints.expect(/404|net::ERR_(FAILED|CONNECTION_REFUSED)/);
  site.faults.push({ path: /\/104-full\./, answer: { status: 404 } });
  await visitFirst(page);
  await showInterest(page);
  await expect.poll(async () => (await storedCardImages(page)).length, { timeout: 60_000 }).toBe(imageCount - 1);
  await expect(page.getByText(`${imageCount - 1} of ${imageCount} card images saved`, { exact: true })).toBeAttached();
  await expect(page.getByText('Ready offline', { exact: true })).not.toBeAttached();

  await goOffline(page, site, complaints);
  const tab = await openTab(context, routes.card.href(1, 4));
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByRole('img', { name: /not saved on this device/ }).first()).toContainText(
    'Deal 9 {C} damage to another clone.',
  );
});

test('O9: an interrupted download resumes where it stopped', async ({ page, site, complaints }) => {
  complaints.expect(/net::ERR|Failed to (fetch|load)/);
  site.faults.push({ path: /\/(3|4|5|6)\d\d-(thumb|full)\./, cut: true });
  await visitFirst(page);
  await showInterest(page);
  await expect.poll(async () => (await storedCardImages(page)).length).toBeGreaterThan(20);
  await page.waitForLoadState('networkidle');
  const already = await storedCardImages(page);
  expect(already.length).toBeLessThan(imageCount);

  site.faults.length = 0;
  site.requests.length = 0;
  await page.reload();
  await saveEverything(page);
  const fetchedAgain = site.requests.map(({ path }) => path).filter((path) => already.includes(path));
  expect(fetchedAgain).toEqual([]);
});

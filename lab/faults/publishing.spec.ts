/** Unusual acts of a publisher: rollbacks, version files that never match, and the kill-switch worker. */

import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { builtVersion, expect, test } from '../../tests/support/newerBuild.ts';
import { saveEverything, storedCardImages, visitFirst } from '../../tests/support/offline.ts';
import { countLoads, expectVersion, lookForUpdate, refreshLink, updateFlash } from '../../tests/support/updates.ts';

test('U7: a rollback is an update like any other, and fetches no image again', async ({ page, site, newerBuild }) => {
  site.deploy(newerBuild.folder);
  await visitFirst(page);
  await saveEverything(page);
  const faces = await storedCardImages(page);

  site.deploy(path.resolve(newerBuild.folder, '../../../dist'));
  site.requests.length = 0;
  await lookForUpdate(page);
  await refreshLink(page).click();
  await expectVersion(page, builtVersion());
  await page.waitForLoadState('networkidle');
  const fetched = site.requests.map(({ path: requested }) => requested);
  test.info().annotations.push({ type: 'requests', description: String(fetched.length) });
  expect(fetched.filter((requested) => requested.startsWith('/assets/cards/'))).toEqual([]);
  await expect.poll(() => storedCardImages(page)).toHaveLength(faces.length);
});

/** A version file that never matches the build. */
const neverMatching = {
  path: /^\/version\.json$/,
  answer: { status: 200, contentType: 'application/json', body: '{"app":"spite-and-image","version":"never"}' },
};

test('U8: a version file that never matches causes no reload and no flash', async ({ page, site }) => {
  site.faults.push(neverMatching);
  await visitFirst(page);
  const loads = countLoads(page);
  for (let time = 0; time < 3; time++) await lookForUpdate(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(0);
  await expect(updateFlash(page).locator('p')).toHaveCount(0);
});

test('U8: without workers a newer version is offered once its pages are there, not for a version file that never matches, and one click loads it', async ({
  browser,
  site,
  newerBuild,
}) => {
  const context = await browser.newContext({ baseURL: site.origin });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  site.faults.push(neverMatching);
  const page = await context.newPage();
  const expectCheck = () =>
    expect.poll(() => site.requests.some(({ path: requested }) => requested === '/version.json')).toBe(true);
  await page.goto('/');
  await expectCheck();
  await page.waitForLoadState('networkidle');
  await expect(updateFlash(page).locator('p')).toHaveCount(0);

  site.faults.length = 0;
  await page.clock.install();
  site.requests.length = 0;
  await page.reload();
  await expectCheck();
  await page.waitForLoadState('networkidle');
  site.deploy(newerBuild.folder);
  await page.clock.fastForward(61 * 60_000);
  await expect(updateFlash(page).locator('p')).toHaveCount(1);
  const loads = countLoads(page);
  await refreshLink(page).click();
  await expectVersion(page, newerBuild.version);
  await page.waitForLoadState();
  expect(loads()).toBe(1);
  await context.close();
});

test('U10: the kill-switch worker empties every cache and removes itself, without a reload loop', async ({
  page,
  site,
  newerBuild,
}) => {
  await visitFirst(page);
  await saveEverything(page);
  copyFileSync(path.join(newerBuild.folder, 'kill-switch.js'), path.join(newerBuild.folder, 'sw.js'));
  site.deploy(newerBuild.folder);
  const loads = countLoads(page);
  await page.reload();
  const left = () =>
    page
      .evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
      .catch(() => undefined);
  await expect.poll(left).toEqual([0, 0]);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBeLessThanOrEqual(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

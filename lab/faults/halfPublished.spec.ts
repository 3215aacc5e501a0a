/** Deployments that are not finished, or whose worker is served from an old cache beside newer pages. */

import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { builtVersion, expect, test, type UploadedPart, uploadedParts } from '../../tests/support/newerBuild.ts';
import { goOffline, openTab, visitFirst } from '../../tests/support/offline.ts';
import {
  countLoads,
  expectVersion,
  lookForUpdate,
  refreshLink,
  runningVersion,
  updateFlash,
} from '../../tests/support/updates.ts';

/** Uploads in the order of the handbook, and in every other that leaves worker and pages of two versions. */
const unfinished: readonly (readonly UploadedPart[])[] = [
  ['scripts'],
  ['pages'],
  ['worker'],
  ['version'],
  ['scripts', 'pages'],
  ['scripts', 'worker'],
  ['scripts', 'worker', 'version'],
  ['scripts', 'pages', 'version'],
  ['pages', 'worker', 'version'],
];

const nothingInstalls = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return (installing ?? waiting)?.state;
      }),
    )
    .toBeUndefined();

const noise = /integrity|bad-precaching-response|Failed to|MIME|404|could not be/;

for (const parts of unfinished)
  test(`U18: with only ${parts.join(', ')} of a newer version uploaded, a reader keeps the old one, offline too`, async ({
    page,
    context,
    site,
    halfUploaded,
    newerBuild,
    complaints,
  }) => {
    complaints.expect(noise);
    await visitFirst(page);
    site.deploy(halfUploaded(parts));
    await lookForUpdate(page).catch(() => undefined);
    await nothingInstalls(page);
    for (const address of ['/', routes.cards.href()]) {
      await page.goto(address);
      expect(await runningVersion(page)).toBe(builtVersion());
    }
    await page.waitForLoadState('networkidle');
    await expect(updateFlash(page).locator('p')).toHaveCount(0);

    await goOffline(page, site, complaints);
    const tab = await openTab(context, routes.table.href());
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await runningVersion(tab)).toBe(builtVersion());
    await tab.close();

    await site.start();
    site.deploy(halfUploaded(uploadedParts));
    await lookForUpdate(page);
    await refreshLink(page).click();
    await expectVersion(page, newerBuild.version);
  });

test('U19: a reader whose first visit meets an old worker beside newer pages is offered nothing, and the site is stored once the worker is new', async ({
  page,
  context,
  site,
  halfUploaded,
  newerBuild,
  complaints,
}) => {
  complaints.expect(noise);
  site.deploy(halfUploaded(['scripts', 'pages']));
  const loads = countLoads(page);
  for (let visit = 1; visit <= 4; visit++) {
    await page.goto(routes.cards.href());
    await page.waitForLoadState('networkidle');
    await nothingInstalls(page);
    await expect(updateFlash(page).locator('p')).toHaveCount(0);
    expect(await runningVersion(page)).toBe(newerBuild.version);
    await page.waitForLoadState();
    expect(loads()).toBe(visit);
  }

  site.deploy(halfUploaded(uploadedParts));
  await visitFirst(page);
  await expect(updateFlash(page).locator('p')).toHaveCount(0);
  await goOffline(page, site, complaints);
  const tab = await openTab(context, routes.cards.href());
  expect(await runningVersion(tab)).toBe(newerBuild.version);
});

test('U19: a reader whose old worker has lost its pages reads the newer ones, is offered nothing, and gets the newer worker without a question', async ({
  page,
  context,
  site,
  halfUploaded,
  newerBuild,
  complaints,
}) => {
  complaints.expect(noise);
  await visitFirst(page);
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((key) => key.includes('precache'))) await caches.delete(name);
  });
  site.deploy(halfUploaded(['scripts', 'pages', 'version']));
  for (let visit = 1; visit <= 3; visit++) {
    await page.goto(routes.cards.href());
    expect(await runningVersion(page)).toBe(newerBuild.version);
    await page.waitForLoadState('networkidle');
    await expect(updateFlash(page).locator('p')).toHaveCount(0);
  }

  site.deploy(halfUploaded(uploadedParts));
  await lookForUpdate(page);
  await nothingInstalls(page);
  await expect(updateFlash(page).locator('p')).toHaveCount(0);
  await goOffline(page, site, complaints);
  const tab = await openTab(context, routes.table.href());
  expect(await runningVersion(tab)).toBe(newerBuild.version);
});

/** Updates in adverse circumstances: several tabs, silent browsers, no network, pictures still loading. */

import { routes } from '../../src/site/routes.ts';
import { figure } from '../../tests/support/measure.ts';
import { builtVersion, expect, test } from '../../tests/support/newerBuild.ts';
import { openTab, visitFirst } from '../../tests/support/offline.ts';
import {
  countLoads,
  lookForUpdate,
  offerBuild,
  refreshLink,
  refreshTo,
  runningVersion,
  updateFlash,
} from '../../tests/support/updates.ts';

test('U4: when one tab refreshes, another does not reload, keeps its notice, and can refresh by its own link', async ({
  page: asked,
  context,
  site,
  newerBuild,
}) => {
  await visitFirst(asked);
  const other = await openTab(context, routes.credits.href());
  await offerBuild(asked, site, newerBuild.folder);
  await expect(updateFlash(other)).toBeVisible();
  const others = countLoads(other);
  figure('clicks in the first tab', String(await refreshTo(asked, newerBuild.version)));
  expect(others()).toBe(0);
  await expect(updateFlash(other).locator('p')).toHaveCount(1);
  figure('clicks in the other tab', String(await refreshTo(other, newerBuild.version)));
});

test('U4: two tabs that are refreshed at once both get the newer version', async ({
  page: one,
  context,
  site,
  newerBuild,
}) => {
  await visitFirst(one);
  const other = await openTab(context, routes.credits.href());
  await offerBuild(one, site, newerBuild.folder);
  await expect(updateFlash(other)).toBeVisible();
  const clicks = await Promise.all([refreshTo(one, newerBuild.version), refreshTo(other, newerBuild.version)]);
  figure('clicks', clicks.join(' and '));
});

test('U4: a tab opened while a newer version waits is offered it too, and can be the first to refresh', async ({
  page: first,
  context,
  site,
  newerBuild,
}) => {
  await visitFirst(first);
  await offerBuild(first, site, newerBuild.folder);
  const opened = await openTab(context, routes.credits.href());
  expect(await runningVersion(opened)).toBe(builtVersion());
  await refreshTo(opened, newerBuild.version);
  expect(await runningVersion(first)).toBe(builtVersion());
  await refreshTo(first, newerBuild.version);
});

test('U14: an update dismissed for one version is offered again for the next', async ({
  page,
  context,
  site,
  newerBuild,
  makeNewerBuild,
}) => {
  await visitFirst(page);
  await offerBuild(page, site, newerBuild.folder);
  await updateFlash(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.waitForLoadState('networkidle');
  await expect(updateFlash(tab).locator('p')).toHaveCount(0);

  site.deploy(makeNewerBuild('0000000000000c0c').folder);
  await lookForUpdate(tab);
  await expect(updateFlash(tab).locator('p')).toHaveCount(1);
});

test('U2: while the old worker still loads pictures, the newer version may be offered again, and starts at the second click at the latest', async ({
  page,
  site,
  newerBuild,
}) => {
  await visitFirst(page);
  // The pictures of the gallery are still loading when the page reloads. Until then they are only slow: the update
  // shares their connections.
  const pictures = /^\/assets\/cards\//;
  site.faults.push({ path: pictures, delayMs: 1000 });
  await page.goto(routes.cards.href(), { waitUntil: 'domcontentloaded' });
  site.deploy(newerBuild.folder);
  await lookForUpdate(page);
  await expect(updateFlash(page)).toBeVisible({ timeout: 60_000 });
  site.faults.splice(0, 1, { path: pictures, delayMs: 8000 });
  site.requests.length = 0;
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await expect.poll(() => site.requests.filter((request) => pictures.test(request.path)).length).toBeGreaterThan(3);
  const loads = countLoads(page);
  await refreshLink(page).click();
  await expect.poll(loads).toBe(1);
  figure('version after the first click', (await runningVersion(page)) === newerBuild.version ? 'newer' : 'old');

  site.faults.length = 0;
  await page.waitForLoadState('networkidle');
  if ((await runningVersion(page)) !== newerBuild.version) await refreshTo(page, newerBuild.version);
  expect(await runningVersion(page)).toBe(newerBuild.version);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(updateFlash(page).locator('p')).toHaveCount(0);
});

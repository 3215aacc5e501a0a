/** Updates in adverse circumstances: many tabs, silent browsers, rollbacks, and the worker of last resort (reliability 3.2). */

import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '#site/routes.ts';
import { builtVersion, type LaterBuild, makeLaterBuild } from '../support/laterBuild.ts';
import { figure } from '../support/measure.ts';
import { goOffline, openTab, saveEverything, storedFaces, visitFirst } from '../support/offline.ts';
import { openPlainBrowser, type PlainBrowser } from '../support/plainBrowser.ts';
import { test as base, expect } from '../support/siteTest.ts';
import { countLoads, lookForUpdate, refreshLink, runningVersion, shellsKept, updateFlash } from '../support/updates.ts';

type Fixtures = { readonly later: LaterBuild; readonly plainBrowser: PlainBrowser };

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  plainBrowser: async ({}, use) => {
    const browser = await openPlainBrowser();
    await use(browser);
    await browser.close();
  },
  later: async ({ site }, use) => {
    const later = makeLaterBuild('0000000000000b0b');
    await use(later);
    await site.stop();
    later.remove();
  },
});

/** A tab of a browser without a debugger, and the worker in charge of it. */
async function openPlainTab(browser: PlainBrowser, origin: string) {
  const tab = await browser.openTab(`${origin}/`);
  await expect.poll(() => tab.run(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return {
    ...tab,
    lookForUpdate: () =>
      tab.run(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      }),
    offers: () =>
      tab.run(
        () => [...document.querySelectorAll('[role=status] p')].filter((p) => p.textContent.includes('newer')).length,
      ),
    refresh: () => tab.run(() => document.querySelector<HTMLElement>('[role=status] p button')?.click()),
    version: () =>
      tab.run(() => JSON.parse(document.getElementById('startup')?.textContent ?? '{}').configuration?.version),
  };
}

test('U3: a browser that never says that the worker has changed is reloaded after 2,000 ms', async ({
  site,
  later,
  plainBrowser,
}) => {
  const tab = await openPlainTab(plainBrowser, site.origin);
  await tab.run(() => {
    const listen = EventTarget.prototype.addEventListener;
    navigator.serviceWorker.addEventListener = function (this: ServiceWorkerContainer, ...given: never) {
      if (given[0] !== 'controllerchange') listen.apply(this, given);
    };
    let clicked = 0;
    addEventListener('click', () => {
      clicked = performance.now();
    });
    addEventListener('beforeunload', () => sessionStorage.setItem('took', String(performance.now() - clicked)));
  });
  site.deploy(later.folder);
  await tab.lookForUpdate();
  await expect.poll(tab.offers).toBe(1);
  const before = tab.loads();
  await tab.refresh();
  await expect.poll(tab.version).toBe(later.version);
  expect(tab.loads() - before).toBe(1);
  const took = Math.round(Number(await tab.run(() => sessionStorage.getItem('took'))));
  figure('from click to reload', `${took} ms`);
  expect(took).toBeGreaterThanOrEqual(2000);
  expect(took).toBeLessThan(3000);
});

test('U4: the tab that was not asked does not reload, says so, and its own link works', async ({
  site,
  later,
  plainBrowser,
}) => {
  const asked = await openPlainTab(plainBrowser, site.origin);
  const other = await openPlainTab(plainBrowser, site.origin);
  site.deploy(later.folder);
  await asked.lookForUpdate();
  await expect.poll(asked.offers).toBe(1);
  await expect.poll(other.offers).toBe(1);
  const [before, others] = [asked.loads(), other.loads()];
  await asked.refresh();
  await expect.poll(asked.version).toBe(later.version);
  await expect.poll(() => asked.loads() - before).toBe(1);
  expect(other.loads() - others).toBe(0);
  expect(await other.offers()).toBe(1);
  await other.refresh();
  await expect.poll(other.version).toBe(later.version);
  await expect.poll(() => other.loads() - others).toBe(1);
});

test('U7: a rollback is an update like any other, and fetches no image again', async ({ page, site, later }) => {
  site.deploy(later.folder);
  await visitFirst(page);
  await saveEverything(page);
  const faces = await storedFaces(page);

  site.deploy(path.resolve(later.folder, '../../../dist'));
  site.requests.length = 0;
  await lookForUpdate(page);
  await refreshLink(page).click();
  await expect.poll(() => runningVersion(page).catch(() => '')).toBe(builtVersion());
  await page.waitForLoadState('networkidle');
  const fetched = site.requests.map(({ path: requested }) => requested);
  test.info().annotations.push({ type: 'requests', description: String(fetched.length) });
  expect(fetched.filter((requested) => requested.startsWith('/assets/cards/'))).toEqual([]);
  expect(await storedFaces(page)).toHaveLength(faces.length);
});

test('U8: a site whose version file never agrees brings no reload and no second flash', async ({ page, site }) => {
  const answer = { status: 200, contentType: 'application/json', body: '{"app":"spite-and-image","version":"never"}' };
  site.faults.push({ path: /^\/version\.json$/, answer });
  await visitFirst(page);
  const loads = countLoads(page);
  for (let time = 0; time < 3; time++) await lookForUpdate(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(0);
  await expect(updateFlash(page).locator('p')).toHaveCount(0);
});

test('U8: the same where no worker can be had: one flash, one reload per click', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const answer = { status: 200, contentType: 'application/json', body: '{"app":"spite-and-image","version":"never"}' };
  site.faults.push({ path: /^\/version\.json$/, answer });
  const page = await context.newPage();
  await page.goto('/');
  await expect(updateFlash(page).locator('p')).toHaveCount(1);
  const loads = countLoads(page);
  await refreshLink(page).click();
  await expect.poll(loads).toBe(1);
  await expect(updateFlash(page).locator('p')).toHaveCount(1);
  expect(loads()).toBe(1);
  await context.close();
});

test('U10: the worker of last resort empties every store and removes itself, without a loop', async ({
  page,
  site,
  later,
}) => {
  await visitFirst(page);
  await saveEverything(page);
  copyFileSync(path.join(later.folder, 'kill-switch.js'), path.join(later.folder, 'sw.js'));
  site.deploy(later.folder);
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

test('U14: dismissed for one version, offered for the next', async ({ page, context, site, later }) => {
  await visitFirst(page);
  site.deploy(later.folder);
  await lookForUpdate(page);
  await updateFlash(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.waitForLoadState('networkidle');
  await expect(updateFlash(tab).locator('p')).toHaveCount(0);

  const third = makeLaterBuild('0000000000000c0c');
  site.deploy(third.folder);
  await lookForUpdate(tab);
  await expect(updateFlash(tab).locator('p')).toHaveCount(1);
  await site.stop();
  third.remove();
});

test('U2: the version a reader has refreshed to is there without a network', async ({
  page,
  context,
  site,
  later,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED.*\/assets\/cards\//);
  await visitFirst(page);
  site.deploy(later.folder);
  await lookForUpdate(page);
  await refreshLink(page).click();
  await expect.poll(() => runningVersion(page).catch(() => '')).toBe(later.version);
  await goOffline(page, site);
  const tab = await openTab(context, '/spite-and-image/rules');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runningVersion(tab)).toBe(later.version);
});

test('U2: where the old worker cannot go yet, its pictures being on their way, the first reload brings the newer version from the device', async ({
  page,
  context,
  site,
  later,
}) => {
  await visitFirst(page);
  await page.goto(routes.cards.href());
  await page.waitForLoadState('networkidle');
  site.deploy(later.folder);
  await lookForUpdate(page);
  await expect(updateFlash(page)).toBeVisible();

  // None of these is there within the page's patience.
  site.faults.push({ path: /^\/assets\/cards\//, delayMs: 8000 });
  site.requests.length = 0;
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await expect.poll(() => site.requests.length).toBeGreaterThan(3);

  const loads = countLoads(page);
  const clicked = performance.now();
  await refreshLink(page).click();
  await expect.poll(() => runningVersion(page).catch(() => '')).toBe(later.version);
  figure('from click to new version, pictures under way', `${Math.round(performance.now() - clicked)} ms`);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fetched = site.requests.map(({ path: requested }) => requested);
  expect(fetched.filter((requested) => /^\/assets\/[^/]+$|\.html$/.test(requested))).toEqual([]);

  // What was promised to one reader holds for every tab, until the old worker goes; then nothing of it is left.
  const tab = await openTab(context, routes.rules.href());
  expect(await runningVersion(tab)).toBe(later.version);
  await expect(updateFlash(tab).locator('p')).toHaveCount(0);
  site.faults.length = 0;
  await Promise.all([page.close(), tab.close()]);
  await expect.poll(() => shellsKept(context)).toEqual(['/shell.html']);
});

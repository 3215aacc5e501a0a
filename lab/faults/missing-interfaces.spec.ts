/** Browsers, and modes of browsers, that lack one interface of the platform. */

import type { Page } from '@playwright/test';
import { routes, stories } from '../../src/site/routes.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

const screens = [
  routes.home.href(),
  routes.cards.href(),
  routes.card.href(1, 1),
  routes.searchResults.href('type=attack&set=1'),
  routes.advancedSearch.href(),
  routes.syntax.href(),
  routes.rules.href('damage'),
  routes.quickStart.href(),
  routes.reference.href(),
  routes.ready.href(),
  routes.changes.href(),
  routes.print.href(),
  routes.personaStory.href(stories[0]?.slug ?? ''),
  routes.mailingList.href(),
  routes.credits.href(),
  routes.privacy.href(),
  '/spite-and-image/nowhere',
];

/** Each takes one interface away. Runs in the page. */
const interfaces: Readonly<Record<string, string>> = {
  caches: 'drop(window, "caches")',
  'service workers': 'drop(Navigator.prototype, "serviceWorker")',
  'service workers, which throw': 'refuse(Navigator.prototype, "serviceWorker")',
  indexedDB: 'drop(window, "indexedDB")',
  localStorage: 'drop(window, "localStorage")',
  sessionStorage: 'drop(window, "sessionStorage")',
  'cookies and storage, which throw':
    'for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) refuse(window, name); refuse(Document.prototype, "cookie"); drop(Navigator.prototype, "serviceWorker")',
  ResizeObserver: 'drop(window, "ResizeObserver")',
  IntersectionObserver: 'drop(window, "IntersectionObserver")',
  PerformanceObserver: 'drop(window, "PerformanceObserver")',
  BroadcastChannel: 'drop(window, "BroadcastChannel")',
  'navigator.locks': 'drop(Navigator.prototype, "locks")',
  'navigator.storage': 'drop(Navigator.prototype, "storage")',
  'the clipboard': 'drop(Navigator.prototype, "clipboard")',
  sharing: 'drop(Navigator.prototype, "share"); drop(Navigator.prototype, "canShare")',
  'the wake lock': 'drop(Navigator.prototype, "wakeLock")',
  vibration: 'drop(Navigator.prototype, "vibrate")',
  'changes of media queries': 'drop(MediaQueryList.prototype, "addEventListener")',
  'compression streams': 'drop(window, "CompressionStream"); drop(window, "DecompressionStream")',
  'crypto.subtle': 'drop(Crypto.prototype, "subtle")',
  workers: 'drop(window, "Worker")',
  'idle callbacks': 'drop(window, "requestIdleCallback")',
  visualViewport: 'drop(window, "visualViewport")',
  'view transitions': 'drop(Document.prototype, "startViewTransition")',
  structuredClone: 'drop(window, "structuredClone")',
  'user activation': 'drop(Navigator.prototype, "userActivation")',
};

const helpers = `
  const drop = (owner, name) => {
    delete owner[name];
    if (name in owner) Object.defineProperty(owner, name, { value: undefined, configurable: true });
  };
  const refuse = (owner, name) => Object.defineProperty(owner, name, {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); }, configurable: true,
  });`;

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
/** The sentences of a page or part that has failed. */
const failure = (page: Page) => page.getByText(/could not be loaded|did not start/);

test.describe.configure({ mode: 'parallel' });

for (const [name, remove] of Object.entries(interfaces)) {
  test(`B4: without ${name}, every screen works`, async ({ page, complaints }) => {
    complaints.expect(/status of 404 .*nowhere/);
    await page.addInitScript(`(() => {${helpers}\n${remove}})()`);

    for (const address of screens) {
      await page.goto(address);
      await expect(title(page)).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
    }

    await test.step('searching', async () => {
      await page.goto(routes.cards.href());
      await page.getByRole('combobox').locator('visible=true').first().pressSequentially('haymak');
      await expect(page.getByRole('option').first()).toContainText('Identical Haymaker');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(routes.cards.href());
      await expect(page.locator('main a[href$="/cards/1/1"]').first()).toBeVisible();
    });

    await test.step('counting at the table', async () => {
      await page.goto(routes.count.href());
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
    });

    await test.step('handing the game over', async () => {
      await page.getByRole('button', { name: 'Table settings' }).click();
      await page.getByRole('button', { name: 'Hand over' }).click();
      const dialog = page.getByRole('dialog', { name: 'Hand over' });
      const code = dialog.getByRole('img', { name: 'Code of this game' });
      await expect(code.or(dialog.getByText(/this browser/i)).first()).toBeVisible();
      const file = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save as a file' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.json$/);
    });

    await test.step('printing', async () => {
      await page.goto(routes.print.href('name=Better+Haircut'));
      await page.getByRole('radio', { name: 'Fold over' }).check();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Get my PDF' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    });

    await test.step('saving a backup', async () => {
      await page.goto(routes.ready.href());
      await page.getByRole('button', { name: 'Back up or restore', exact: true }).click();
      await page.getByRole('button', { name: 'Save a backup' }).click();
      await expect(
        page.getByText(/^The backup is saved\.$|does not let the site read or store anything/).first(),
      ).toBeVisible();
    });

    await test.step('playing', async () => {
      for (const address of [routes.play.href(), routes.firstGame.href()]) {
        await page.goto(address);
        await page.getByRole('main').getByRole('button', { name: 'Begin' }).click();
        await expect(page.getByRole('group', { name: 'Decisions' })).toBeVisible();
      }
    });
    await expect(failure(page)).toHaveCount(0);
  });
}

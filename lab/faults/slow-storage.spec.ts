/** A database that needs seconds to open, and one that does not keep a game: each screen waits, and says the truth. */

import type { Page } from '@playwright/test';
import { game } from '../../src/site/gameName.ts';
import { routes } from '../../src/site/routes.ts';
import { beginGame, decide, decisions } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';
import { TablePage } from '../../tests/support/tablePage.ts';

test.use({ serviceWorkers: 'block' });

/** From the next page on, each database opens so many milliseconds late. */
async function slowDown(page: Page, ms: number): Promise<void> {
  await page.addInitScript((late) => {
    const { addEventListener } = EventTarget.prototype;
    IDBOpenDBRequest.prototype.addEventListener = function (
      this: IDBOpenDBRequest,
      type: string,
      listener: (event: Event) => void,
      ...options: unknown[]
    ) {
      const delayed = (event: Event) => setTimeout(() => listener.call(this, event), late);
      addEventListener.call(this, type, type === 'success' ? delayed : listener, ...(options as []));
    } as typeof addEventListener;
  }, ms);
}

/** From the next page on, no database opens before the returned function is called. */
async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    let isHeld = true;
    const held: (() => void)[] = [];
    addEventListener.call(window, 'release', () => {
      isHeld = false;
      for (const open of held.splice(0)) open();
    });
    IDBOpenDBRequest.prototype.addEventListener = function (
      this: IDBOpenDBRequest,
      type: string,
      listener: (event: Event) => void,
      ...options: unknown[]
    ) {
      const delayed = (event: Event) => {
        if (isHeld) held.push(() => listener.call(this, event));
        else listener.call(this, event);
      };
      addEventListener.call(this, type, type === 'success' ? delayed : listener, ...(options as []));
    } as typeof addEventListener;
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release')));
}

async function fillDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

for (const ms of [1150, 1900])
  test(`S16: with a database that opens after ${ms} ms, lists wait and games open`, async ({ page }) => {
    const table = new TablePage(page);
    await table.begin(2);
    await table.lose('Original', 3);
    const address = page.url();
    await beginGame(page, 'A person', 'The app, easy');
    await decide(page);
    const played = page.url();

    await slowDown(page, ms);
    await page.goto(routes.count.href());
    const main = page.getByRole('main');
    await expect(main).toContainText('Looking for games on this device …');
    await expect(main).not.toContainText('None yet');
    await expect(main.getByRole('link', { name: /^Original/ })).toHaveCount(1);
    await page.goto(address);
    await table.expectTrack('Original', 'corpus', 17);
    await page.goto(routes.play.href());
    await expect(main).toContainText('Looking for games on this device …');
    await expect(main.getByRole('link', { name: /decision/ })).toHaveCount(1);
    await page.goto(played);
    await expect(decisions(page).first()).toBeVisible();
  });

test('S16: until the database has opened, a new game says that it is not saved yet, and then is', async ({ page }) => {
  const release = await holdDatabase(page);
  const table = new TablePage(page);
  const alert = page.getByRole('main').getByRole('alert');
  await table.begin(2);
  await table.lose('Original', 5);
  await expect(alert).toContainText('Not saved yet');
  await release();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await release();
  await table.expectTrack('Original', 'corpus', 15);
});

test('S16: until the database has opened, no screen says that nothing is stored', async ({ page }) => {
  const release = await holdDatabase(page);
  for (const [address, waits, answer] of [
    [routes.changes.href(), 'After an update, cards and sections', 'Nothing, since you last looked.'],
    [routes.playRecord.href(), 'Looking for games on this device …', 'No game against the app has ended'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main).toContainText(waits);
    await expect(main).not.toContainText(answer);
    await release();
    await expect(main).toContainText(answer);
  }
});

test('S18: after a newer version of the site has taken over the database, the table says that it is no longer saved', async ({
  page,
}) => {
  const table = new TablePage(page);
  await table.begin(2);
  await table.lose('Original', 3);
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.open(name, 1000).onsuccess = resolve;
      }),
    game,
  );
  await table.lose('Original', 1);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('A newer version of this site is now using');
  await table.expectTrack('Original', 'corpus', 16);
});

test('S4: on a full disk, a game that is begun or taken by a link says where it is played that it is not saved', async ({
  page,
  browser,
}) => {
  await beginGame(page, 'A person', 'The app, easy');
  await decide(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Text to copy' }).inputValue();

  await fillDisk(page);
  const main = page.getByRole('main');
  const sentence = /This device cannot save the game/;
  await page.goto(routes.count.href());
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(main.getByRole('alert')).toHaveText(sentence);
  await beginGame(page, 'A person', 'The app, easy');
  await expect(main.getByRole('alert')).toHaveText(sentence);

  // Another device, which does not have the game.
  const other = await browser.newContext();
  const taking = await other.newPage();
  await fillDisk(taking);
  await taking.goto(link);
  await taking.getByRole('button', { name: 'Receive this game' }).click();
  await expect(taking.getByRole('main').getByRole('alert')).toHaveText(sentence);
  await other.close();
});

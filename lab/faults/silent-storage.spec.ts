/** A database that opens and accepts writes but never answers a read, as happens in WebKit at times. */

import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { beginGame, decide } from '../../tests/support/playing.ts';
import { expect, test, waitForHydration } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

const sentence = /storage is not responding. What is stored is not lost/;

type Steps = (page: Page) => Promise<void>;
const presses =
  (...names: readonly string[]): Steps =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).press('Enter');
  };

const screens: readonly (readonly [name: string, address: string, steps?: Steps])[] = [
  ['the list of played games', routes.play.href()],
  ['a played game', routes.play.href('one')],
  ['the first game', routes.firstGame.href(), presses('Begin')],
  ['the list of the table’s games', routes.count.href()],
  ['a game of the table', routes.table.href('one')],
  ['a backup', routes.ready.href(), presses('Back up or restore', 'Save a backup')],
];

function silenceReads(): void {
  const never = () => new Promise(() => undefined);
  Object.assign(IDBObjectStore.prototype, { get: never, getAll: never });
}

// Each screen waits some seconds for the storage, so they wait in tabs beside each other.
test('S14: no screen reports stored games as missing, a backup is refused rather than saved in part, and a user can begin a new game', async ({
  context,
}) => {
  await context.addInitScript(silenceReads);
  const open = async (address: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(address);
    await waitForHydration(page);
    return page;
  };

  await Promise.all(
    screens.map(async ([name, address, steps]) => {
      const page = await open(address);
      await steps?.(page);
      await expect(page.getByRole('main').getByText(sentence), name).toBeVisible();
      await expect(page.getByRole('main'), name).not.toContainText(/not on this device|None yet/);
    }),
  );

  const page = await open(routes.play.href());
  await presses('Begin')(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
});

test('S14: a removal after which the storage no longer answers is not reported as a missing part', async ({ page }) => {
  await beginGame(page, 'A person', 'The app, easy');
  await decide(page);
  await page.getByRole('link', { name: 'Leave' }).click();
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toBeVisible();
  await page.evaluate(silenceReads);
  await remove.click();
  await presses('Yes')(page);
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(page.getByText('This part of the site')).toHaveCount(0);
});

/** A database that opens and accepts writes but never answers a read, as happens in WebKit at times. */

import { expect } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { test } from '../support/siteTest.ts';

const sentence = /storage does not answer. What is stored is not lost/;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const never = () => new Promise(() => undefined);
    Object.assign(IDBObjectStore.prototype, { get: never, getAll: never });
  }),
);

const places: readonly (readonly [name: string, address: string, button?: string])[] = [
  ['the list of played games', routes.play.href()],
  ['a played game', routes.play.href('one')],
  ['the first game', routes.firstGame.href(), 'Begin'],
  ['the list of the table’s games', routes.table.href()],
  ['a game of the table', routes.table.href('one')],
];
for (const [name, address, button] of places)
  test(`S14: ${name} is not reported as missing`, async ({ page }) => {
    await page.goto(address);
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/not on this device|None yet/);
  });

test('S14: a backup is refused rather than saved in part', async ({ page }) => {
  await page.goto(routes.ready.href());
  await page.getByRole('button', { name: 'Backup', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Save a backup' }).press('Enter');
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
});

test('S14: a user can begin a new game', async ({ page }) => {
  await page.goto(routes.play.href());
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
});

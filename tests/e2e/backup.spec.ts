/** A backup file moves everything that the site stores on one device to another, without a network. */

import type { Page } from '@playwright/test';
import { gameFilesCache } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { gameFileCount, storedIn, visitFirst } from '../support/offline.ts';
import { beginGame, decide } from '../support/playing.ts';
import { disconnect, expect, test, waitForHydration } from '../support/siteTest.ts';
import { everythingOnDevice } from '../support/storedData.ts';
import { TablePage } from '../support/tablePage.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

const main = (page: Page) => page.getByRole('main');
const said = (page: Page) => page.getByRole('region', { name: 'Take everything with you' }).getByRole('status');

async function openBackup(page: Page): Promise<void> {
  await page.goto(routes.ready.href());
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Back up or restore', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save a backup' })).toBeFocused();
}

/** Opens a file as a backup. */
async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup' }).press('Enter');
  await (await chooser).setFiles(file);
}

/** Saves a backup and returns the path of its file. */
async function save(page: Page): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup' }).press('Enter');
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^spite-and-image-backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(said(page)).toHaveText('The backup is saved.');
  return download.path();
}

/** Stores games, a search, a dismissed notice and a theme. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto(routes.sandbox.href('flashes'));
  await main(page).getByRole('button', { name: 'Newer version', exact: true }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  // A page that is left at once may not have opened the database yet.
  await expect.poll(async () => (await everythingOnDevice(page)).database.flashDismissals?.length).toBe(1);
  await page.evaluate(() => localStorage.setItem('theme', 'ink'));
  await new TablePage(page).begin(3);
  await beginGame(page);
  for (let made = 0; made < 3; made++) await decide(page);
  await page.goto(routes.searchResults.href('type=attack'));
  await expect
    .poll(async () => {
      const { savedGames, playedGames, lastSearch, flashDismissals } = (await everythingOnDevice(page)).database;
      return [savedGames, playedGames, lastSearch, flashDismissals].map((rows) => rows?.length);
    })
    .toEqual([1, 1, 2, 1]);
}

test(
  'a backup brings games, settings, searches and dismissed notices to an offline device, and an empty backup removes them @core',
  notInFirefox(
    'The driver reports no download of a file that a page creates; firefox.spec.ts looks for a backup in the download folder.',
  ),
  async ({ page, browser, site, complaints }) => {
    await leaveTraces(page);
    await openBackup(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    const file = await save(page);
    const everything = await everythingOnDevice(page);

    const other = await browser.newContext({ baseURL: site.origin, bypassCSP: true, serviceWorkers: 'allow' });
    const fresh = await other.newPage();
    await visitFirst(fresh);
    // A page with a game stores the code for backups too.
    await fresh.goto(routes.play.href());
    await expect.poll(() => storedIn(fresh, gameFilesCache)).toHaveLength(gameFileCount);
    await disconnect(other, complaints);
    await openBackup(fresh);
    const empty = await save(fresh);

    await test.step('a file that is not a backup changes nothing', async () => {
      await choose(fresh, { name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from('Dear diary') });
      await expect(fresh.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
        'This file is not a backup of this site.',
      );
    });

    const merge = fresh.getByRole('region', { name: 'Add it to what is on this device' });
    await test.step('a backup lists its changes, and merging applies them', async () => {
      await choose(fresh, file);
      await expect(merge.getByRole('listitem')).toHaveText([
        'Games at the table: 1 new',
        'Games against the app: 1 new',
        'Theme: auto → ink',
        'How games against the app are played: changes',
        'Searches: 1 new',
        'Dismissed notices: 1 new',
      ]);
      expect(await accessibilityFaults(fresh)).toEqual([]);
      await merge.getByRole('button', { name: 'Merge' }).press('Enter');
      await expect(said(fresh)).toContainText('The backup is restored. Games at the table: 1 new.');
      await expect(fresh.locator('html')).toHaveAttribute('data-theme', 'ink');
      await expect.poll(() => everythingOnDevice(fresh)).toEqual(everything);
    });

    await test.step('the same backup a second time changes nothing', async () => {
      await choose(fresh, file);
      await expect(merge.getByRole('listitem')).toHaveText(['Nothing changes']);
      await expect(merge.getByRole('button', { name: 'Merge' })).toBeDisabled();
      await fresh.getByRole('button', { name: 'Cancel' }).click();
      await expect(merge).toHaveCount(0);
    });

    await test.step('an empty backup replaces everything', async () => {
      await choose(fresh, empty);
      await fresh
        .getByRole('region', { name: 'Replace what is on this device' })
        .getByRole('button', { name: 'Replace' })
        .click();
      await expect(said(fresh)).toContainText('Theme: ink → auto.');
      await expect.poll(() => fresh.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await expect
        .poll(async () => (await everythingOnDevice(fresh)).database)
        .toMatchObject({ savedGames: [], playedGames: [] });
    });
    await other.close();
  },
);

/** After an update a reader finds the changed texts, and opens them. */

import { routes } from '#site/routes.ts';
import { expect, test } from '../support/newerBuild.ts';
import { visitFirst } from '../support/offline.ts';
import { lookForUpdate, refreshLink, runningVersion } from '../support/updates.ts';

test.use({ serviceWorkers: 'allow' });

test('changed cards and rules are listed after an update with both texts, and marked until they are opened', async ({
  page,
  site,
  newerBuild,
}) => {
  await visitFirst(page);
  await page.goto(routes.changes.href());
  await expect(page.getByText('Nothing has changed since you last looked.')).toBeVisible();
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'What has changed' });
  await expect(inFooter).toHaveCount(0);
  site.deploy(newerBuild.folder);
  await lookForUpdate(page);
  await expect(refreshLink(page)).toBeVisible();

  // Both builds have the same texts, so the stored record of the texts that the reader has seen is changed.
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('spite-and-image');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const store = opening.result.transaction('seenTexts', 'readwrite').objectStore('seenTexts');
            const reading = store.get('seen');
            reading.onsuccess = () => {
              const seen = reading.result;
              opening.result.close();
              if (!seen) return resolve(0);
              seen.texts['card:104'] = 'An earlier wording.';
              seen.texts['rule:setup'] = 'An earlier rule.';
              store.put(seen, 'seen').onsuccess = () => resolve(Object.keys(seen.texts).length);
            };
          };
        }),
    );
  await expect.poll(kept).toBeGreaterThan(130);
  await refreshLink(page).click();
  await expect.poll(() => runningVersion(page).catch(() => '')).toBe(newerBuild.version);

  const main = page.getByRole('main');
  await expect(main.getByText('2 of 2 unread.')).toBeVisible();
  await expect(main.getByText('An earlier wording.')).toBeVisible();

  // The card is marked in every list until its page has been opened, from anywhere.
  await page.getByRole('banner').getByRole('link', { name: 'Cards' }).click();
  const changed = main.getByRole('listitem').filter({ has: page.getByText('Changed', { exact: true }) });
  await expect(changed).toHaveCount(1);
  await changed.getByRole('link').click();
  await expect(page).toHaveURL(/\/cards\/1\/4$/);
  await main.getByRole('link', { name: 'What it said before' }).click();
  await expect(main.getByText('1 of 2 unread.')).toBeVisible();

  // The section is marked in the contents and at its heading until the reader has stayed there.
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  const marks = main.getByText('Changed', { exact: true }).locator('visible=true');
  await expect(marks).toHaveCount(2);
  await main.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Setup' }).click();
  await expect(marks).toHaveCount(0);
  await inFooter.click();
  await expect(main.getByText('You have read everything.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('You have read everything.')).toBeVisible();
});

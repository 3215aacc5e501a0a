/** Names in a script that runs the other way: each stands alone or isolated, so that it moves nothing beside it. */

import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { beginGame, decide, decisions } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';
import { storedData } from '../../tests/support/storedData.ts';
import { TablePage } from '../../tests/support/tablePage.ts';

test.use({ serviceWorkers: 'block' });

const names = ['שרה', 'יעל 2', 'דוד'] as const;

/** Texts in which one of the names is part of the same line as other words, and not isolated from them. */
const mixed = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const onlyHeard = [...document.querySelectorAll('*')].filter((part) => getComputedStyle(part).clipPath !== 'none');
    const isInline = (box: Element) => ['inline', 'contents'].includes(getComputedStyle(box).display);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // In plain sentences isolating characters surround a name.
      const text = (node.textContent ?? '').replace(/\u2068[^\u2069]*\u2069/g, '');
      let box = node.parentElement;
      if (!/[א-ת]/.test(text) || !box?.checkVisibility()) continue;
      // Only for screen readers.
      if (onlyHeard.some((part) => part.contains(node))) continue;
      while (box && box.localName !== 'bdi' && isInline(box)) box = box.parentElement;
      if (box && /[a-z]/i.test(box.textContent)) found.push(box.textContent.trim());
    }
    return found;
  });

const expectIsolated = async (page: Page, where: string) => {
  await expect(page.getByText(/[א-ת]/).filter({ visible: true }).first(), where).toBeVisible();
  expect.soft(await mixed(page), where).toEqual([]);
};

test('G9: at the table and in its panels no name moves what stands beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const table = new TablePage(page);
  await page.goto(routes.count.href());
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const [place, name] of names.entries())
    await page
      .getByRole('group', { name: `Clone ${place + 1}` })
      .getByLabel('Name')
      .fill(name);
  await table.press('Draw lots');
  await expectIsolated(page, 'the form');
  await table.press('Compare values');
  for (const name of names) await page.getByRole('group', { name }).getByRole('radio', { name: '7' }).check();
  await expectIsolated(page, 'the values');
  await page.keyboard.press('Escape');

  await page.getByRole('main').getByRole('button', { name: 'Begin' }).click();
  await expect(table.button('End turn')).toBeVisible();
  await table.lose(names[0], 3);
  await expectIsolated(page, 'the table');
  await table.press(new RegExp(`^${names[0]}: `));
  await expectIsolated(page, 'a seat');
  await page.keyboard.press('Escape');
  await table.press(/What may I do now/);
  await expectIsolated(page, 'a turn');
  await page.keyboard.press('Escape');
  await table.press('Table settings');
  await table.press('History');
  await expectIsolated(page, 'the history');
  await page.keyboard.press('Escape');
});

test('G9: in a game and in the lists of games, no name moves what stands beside it', async ({ page }) => {
  await beginGame(page, 'A person', 'The app, easy');
  await decide(page);
  const id = new URL(page.url()).searchParams.get('game') ?? '';
  await expect.poll(() => storedData(page, 'playedGames', id)).toBeTruthy();
  await page.goto(routes.credits.href());
  await page.evaluate(
    ([key, given]) =>
      new Promise((resolve) => {
        indexedDB.open('spite-and-image').onsuccess = ({ target }) => {
          const store = (target as IDBOpenDBRequest).result
            .transaction('playedGames', 'readwrite')
            .objectStore('playedGames');
          store.get(key).onsuccess = ({ target: found }) => {
            const game = (found as IDBRequest).result;
            for (const [place, seat] of game.setup.seats.entries()) seat.name = given[place];
            store.put(game).onsuccess = resolve;
          };
        };
      }),
    [id, names] as const,
  );

  await page.goto(routes.play.href(id));
  await expect(decisions(page).first()).toBeVisible();
  for (let made = 0; made < 8; made++) {
    await decide(page);
    await expectIsolated(page, 'a game');
  }
  await page.goto(routes.play.href());
  await expectIsolated(page, 'the list');
  await page.goto(routes.table.href());
  await expectIsolated(page, 'the way on');
});

/** Pages that the browser translates: every screen, and what changes on them. */

import type { Page } from '@playwright/test';
import { routes, stories } from '../../src/site/routes.ts';
import { beginGame, decide, decisions, firstGameScript } from '../../tests/support/playing.ts';
import { searchBox } from '../../tests/support/searchBox.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

const screens = [
  routes.home.href(),
  routes.cards.href(),
  routes.card.href(1, 1),
  routes.searchResults.href('type=attack&set=1'),
  routes.advancedSearch.href('type=attack'),
  routes.syntax.href(),
  routes.rules.href('damage'),
  routes.quickStart.href(),
  routes.reference.href(),
  routes.table.href(),
  routes.count.href(),
  routes.play.href(),
  routes.firstGame.href(),
  routes.ready.href(),
  routes.changes.href(),
  routes.print.href(),
  routes.personaStory.href(stories[0]?.slug ?? ''),
  routes.mailingList.href(),
  routes.credits.href(),
  routes.privacy.href(),
];

/** Until the text of the page has been translated, which takes some time after each change. */
const translation = (page: Page) => expect(page.getByRole('main').locator('font').first()).toBeAttached();

for (const translated of [0, 400])
  test.describe(`translated after ${translated} ms`, () => {
    test.use({ translated, serviceWorkers: 'block' });

    test(`G1: every screen, translated after ${translated} ms, comes to life, and links lead from it to the next one`, async ({
      page,
    }) => {
      for (const [place, screen] of screens.entries()) {
        await page.goto(screen);
        await translation(page);
        const next = screens[(place + 1) % screens.length] ?? '';
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'on' });
          document.querySelector('footer')?.append(link);
          link.click();
        }, next);
        await expect(page).toHaveURL(new RegExp(`${next.split(/[?#]/)[0]}([?#].*)?$`));
        await expect(page.getByRole('main')).toContainText(/\w/);
        await page.goBack();
        await expect(page.getByRole('main')).toContainText(/\w/);
      }
    });

    test(`G2: on a page translated after ${translated} ms the search box suggests, corrects and leads to results`, async ({
      page,
    }) => {
      await page.goto(routes.home.href());
      await expect(page.getByRole('main').locator('font').first()).toBeAttached();
      for (const typed of ['mem', 'selectiv memor', 'refreshing headspace', 'same fl', 'zzzz', '', 'haymaker']) {
        await searchBox(page).fill(typed);
        if (typed !== '') await expect(page.getByRole('listbox').locator('font').first()).toBeAttached();
      }
      await searchBox(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('haymaker');
      await expect(page.getByRole('main').getByRole('status').first()).toContainText('1 card');
      await page.goBack();
      await expect(page.getByRole('main')).toContainText(/\w/);
    });

    test(`G3: the results, the advanced search and find in the rules follow what is asked, translated after ${translated} ms`, async ({
      page,
    }) => {
      await page.goto(routes.searchResults.href('name=flinch'));
      await translation(page);
      await page.goto(routes.advancedSearch.href());
      await translation(page);
      const name = page.getByRole('main').getByLabel('Card name');
      const count = page.getByRole('main').locator('form').last().getByRole('status').first();
      for (const [typed, said] of [
        ['flinch', /^\d cards?$/],
        ['zzzz', '0 cards'],
        ['a', /^\d+ cards$/],
      ] as const) {
        await name.fill(typed);
        await expect(count).toHaveText(said);
        await translation(page);
      }
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await expect(name).toHaveValue('');
      await expect(count).toHaveText(/^\d{3,} cards$/);

      await page.goto(routes.rules.href());
      await translation(page);
      await page.getByRole('button', { name: 'Find in the rules' }).first().click();
      const find = page.getByRole('dialog').getByRole('combobox');
      for (const typed of ['damage', 'damag', 'headspace', 'zzzz', 'memory']) {
        await find.fill(typed);
        await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\w/);
      }
      await expect(page.getByRole('option').first()).toContainText(/memor/i);
      await find.press('Enter');
      await expect(page.getByRole('main')).toContainText(/\w/);
    });

    test(`G4: a game, the first game and “Try it” go on, translated after ${translated} ms, and the log says what happened`, async ({
      page,
    }) => {
      await beginGame(page);
      for (let made = 0; made < 8; made++) {
        await decide(page);
        await expect(decisions(page).first()).toBeVisible();
      }
      await expect(page.getByRole('log').getByRole('listitem').first()).toContainText(/\w/);

      await page.goto(routes.firstGame.href());
      await page.getByRole('button', { name: 'Begin' }).click();
      await decide(page, 'Continue');
      for (const name of firstGameScript.slice(1, 5)) await decide(page, name);

      await page.goto(routes.card.href(1, 2));
      await page.getByRole('button', { name: 'Try it in a small game' }).click();
      await decide(page, /Play House Key Knuckles/);
      await expect(page.getByRole('log')).toContainText('You deal 5 corpus damage');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('log')).not.toContainText('You deal 5 corpus damage');
    });
  });

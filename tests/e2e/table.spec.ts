/** Whole games in the real screens: one without a network, with a reload in the middle and an update at the end. */

import { devices } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { simulateUpdate } from '../support/newerVersion.ts';
import { goOffline, visitFirst } from '../support/offline.ts';
import { expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';

const { defaultBrowserType: _, ...hand } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use({ ...hand, serviceWorkers: 'allow' });

  test('two clones can play offline from the first tick to the last death, with a reload and an update @core', async ({
    page,
    site,
    complaints,
  }) => {
    await visitFirst(page);
    await goOffline(page, site, complaints);
    const hands = new TablePage(page);
    await hands.begin(2);

    await test.step('the short first turn: one tick, taken back from a turn that ended too soon', async () => {
      await hands.press('End turn');
      await expect(page.getByText('Original spent 1 tick. Turn 2: Twin gained 2 ticks.').first()).toBeVisible();
      await hands.press('Undo');
      await hands.press('Take');
      await expect(hands.button('Original: 2 of 4 ideas, and the rest')).toBeVisible();
      await hands.press('End turn');
    });

    await test.step('transient points are lost first, and vanish at the end of the turn', async () => {
      await hands.gainTransient('Original', 3);
      await hands.lose('Original', 5);
      await expect(page.getByText('Original lost 5 corpus: 3 transient, 2 real.').first()).toBeVisible();
      await hands.expectTrack('Original', 'corpus', 18);
      await hands.gainTransient('Original', 2, 'cerebrium');
      await hands.press('End turn');
      await hands.expectTrack('Original', 'cerebrium', 20);
      await expect(page.getByText(/All transient points vanished/).first()).toBeVisible();
    });

    await test.step('a reload loses nothing, not even the undo history', async () => {
      await hands.lose('Twin', 9);
      await expect(page.getByText('Twin lost 9 corpus. Now 11.')).toBeAttached();
      await page.reload();
      await hands.expectTrack('Twin', 'corpus', 11);
      await hands.expectTrack('Original', 'corpus', 18);
      await expect(page.getByText(/^Turn 3,/)).toBeVisible();
      await hands.press('Undo');
      await hands.expectTrack('Twin', 'corpus', 20);
      await hands.press('Redo');
      await hands.expectTrack('Twin', 'corpus', 11);
    });

    await test.step('fear begins at 10', async () => {
      const afraid = page.getByRole('region', { name: 'Twin' }).getByText('Afraid', { exact: true });
      await expect(afraid).toBeHidden();
      await hands.lose('Twin', 1);
      await expect(afraid).toBeVisible();
    });

    await test.step('ticks that are left and thoughts over the limit go with the turn', async () => {
      await hands.press('Original: 2 of 4 ideas, and the rest');
      for (let more = 0; more < 4; more += 1) await hands.press('Ideas in thoughts: 1 more');
      await page.keyboard.press('Escape');
      await hands.button('Spend a tick').first().click();
      await hands.press('End turn');
      await expect(page.getByText('Original spent 1 tick. Original forgot 2 ideas, down to 4.').first()).toBeVisible();
      await expect(hands.button('Original: 4 of 4 ideas, and the rest')).toBeVisible();
    });

    await test.step('nobody dies before the item has resolved', async () => {
      await hands.lose('Original', 21, 'cerebrium');
      await expect(hands.button('End turn')).toBeHidden();
      await hands.press('Who dies?');
      await hands.press('Dead: Original');
      const result = page.getByRole('dialog', { name: 'The game is over' });
      await expect(result.getByText('Twin won as the last clone alive.')).toBeVisible();
      await expect(result.getByRole('listitem').first()).toHaveText(/^Original\s*Dead.*18.*−1$/);
      await page.keyboard.press('Escape');
    });

    await test.step('the history describes the game in words, newest first', async () => {
      const history = await hands.history();
      expect(history[0]).toBe('Original died. Twin won as the last clone alive.');
      expect(history.at(-1)).toBe('Original took an idea.');
      expect(history).toContain('Twin lost 1 corpus. Twin became afraid.');
    });

    await test.step('a newer version of the site keeps the game as it was, and lets it continue', async () => {
      await site.start();
      const table = page.url();
      // Waits until the closed history panel has removed its entry from the browser's history.
      await page.waitForFunction(() => history.state?.overlays === undefined);
      await page.goto(routes.table.href());
      await simulateUpdate(page, site);
      await page.goto(table);
      await page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Undo' }).click();
      await hands.expectTrack('Original', 'cerebrium', -1);
      await hands.gain('Original', 2, 'cerebrium');
      await expect(hands.button('End turn')).toBeVisible();
    });
  });
});

test.describe('on a tablet between the players', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('four clones can play a game with two deaths, Paranoia twice, and an end in which all die', async ({ page }) => {
    const hands = new TablePage(page);
    await hands.begin(4);

    await test.step('the active clone gets Paranoia from the first death', async () => {
      await hands.lose('Spare', 20);
      await hands.press('Who dies?');
      await expect(page.getByRole('dialog').getByText('Add Paranoia to the condition of Original.')).toBeVisible();
      await hands.press('Dead: Spare');
      await expect((await hands.seat('Original')).getByText('Paranoia')).toBeVisible();
      await expect(hands.button('Original: 1 of 3 ideas, and the rest')).toBeVisible();
      await expect((await hands.seat('Spare')).getByText(/Dead at 0 corpus/)).toBeVisible();
    });

    await test.step('a clone that dies in its own turn passes Paranoia on, and its turn is over', async () => {
      await hands.lose('Original', 25, 'cerebrium');
      await hands.press('Who dies?');
      await hands.press('Dead: Original');
      await page.reload();
      await expect((await hands.seat('Twin')).getByText('Paranoia')).toBeVisible();
      await hands.press('End turn');
      await expect(page.getByText(/^Turn 2,/)).toBeVisible();
    });

    await test.step('turns continue among the living clones', async () => {
      await hands.press('Take');
      await hands.press('End turn');
      await expect((await hands.seat('Misprint')).getByRole('button', { name: 'End turn' })).toBeVisible();
    });

    await test.step('when all die of the same effect, the table asks whose it was', async () => {
      await hands.lose('Twin', 20);
      await hands.lose('Misprint', 20);
      await hands.press('Who dies?');
      const deaths = page.getByRole('dialog', { name: 'Check for deaths' });
      await deaths.getByLabel('Twin', { exact: true }).click();
      await deaths.getByRole('button', { name: 'All of you die' }).click();
      await expect(
        page.getByRole('dialog').getByText('Everybody died. Twin won, because the effect was theirs.'),
      ).toBeVisible();
    });

    await test.step('a mistaken tap can be undone', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
      await hands.expectTrack('Misprint', 'corpus', 0);
      await hands.gain('Misprint', 2);
      await hands.press('Who dies?');
      await hands.press('Dead: Twin');
      await expect(page.getByRole('dialog').getByText('Misprint won as the last clone alive.')).toBeVisible();
    });

    await test.step('a finished game stays listed, without an offer to continue it', async () => {
      await page.reload();
      const result = page.getByRole('dialog', { name: 'The game is over' });
      await expect(result.getByText('Misprint won as the last clone alive.')).toBeVisible();
      await page.keyboard.press('Escape');
      await hands.press('Table settings');
      await page.getByRole('link', { name: 'Leave the table' }).click();
      await page.getByRole('link', { name: 'Keep count' }).click();
      await expect(page.getByRole('link', { name: /Original, Twin.*Misprint won/ })).toBeVisible();
    });
  });
});

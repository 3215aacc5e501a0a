/** A game against the app that is broken off by a crash or an update goes on where it was. */

import type { Page } from '@playwright/test';
import { keptOnDevice } from '../support/keptOnDevice.ts';
import { test as updateTest } from '../support/laterBuild.ts';
import { openTab, visitFirst } from '../support/offline.ts';
import { beginGame, decisions } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';
import { lookForUpdate, refreshLink, runningVersion } from '../support/updates.ts';

const told = (page: Page) => page.getByRole('log').getByRole('listitem').locator('> span');

/** Plays until something has happened, is to be decided again, and is on the device; returns the lines of the log. */
async function playAWhile(page: Page): Promise<string[]> {
  await beginGame(page, 'A person', 'The app, easy');
  for (let made = 0; made < 6; made++) await decisions(page).first().click();
  await expect(decisions(page).first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('game') ?? '';
  const saved = async () => {
    const game = (await keptOnDevice(page, 'playedGames', id)) as { readonly decisions: readonly unknown[] };
    return game.decisions.length;
  };
  await expect.poll(saved).toBeGreaterThan(6);
  const lines = await told(page).allTextContents();
  expect(lines.length).toBeGreaterThan(3);
  return lines;
}

test('a game goes on where it was after its page has crashed @chromium', async ({ page, context }) => {
  const lines = await playAWhile(page);
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Whoever ends the page gets no answer from it.
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  const tab = await openTab(context, address);
  await expect(told(tab)).toHaveText(lines);
  await decisions(tab).first().click();
  await expect(told(tab)).not.toHaveCount(lines.length);
});

updateTest.describe('an update in the middle of a game', () => {
  updateTest.use({ serviceWorkers: 'allow' });

  updateTest('leaves it where it was', async ({ page, site, later }) => {
    await visitFirst(page);
    const lines = await playAWhile(page);
    const address = page.url();
    site.deploy(later.folder);
    await page.getByRole('link', { name: 'Leave' }).click();
    await lookForUpdate(page);
    await refreshLink(page).click();
    await expect.poll(() => runningVersion(page).catch(() => '')).toBe(later.version);
    await page.goto(address);
    await expect(told(page)).toHaveText(lines);
    await decisions(page).first().click();
    await expect(told(page)).not.toHaveCount(lines.length);
  });
});

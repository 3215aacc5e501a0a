/** Games at /play: against the app and between persons on one device, from the setup to the end. */

import type { Page } from '@playwright/test';
import type { PlayedGame } from '#game/play/playedGame.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { everythingOnDevice } from '../support/keptOnDevice.ts';
import { offlineTest } from '../support/offlineTest.ts';
import { beginGame, decisions, gameInTree } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

const rematch = (page: Page) => page.getByRole('button', { name: 'Rematch' });

test('a duel is played from its setup to its end by keyboard alone, and once more', async ({ page }) => {
  test.slow();
  await beginGame(page, 'A person', 'The app, easy');
  for (let made = 0; made < 400; made++) {
    await decisions(page).first().or(rematch(page)).first().waitFor();
    if (await rematch(page).isVisible()) break;
    await decisions(page).first().focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expect(page.getByText('What decided it.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'The same cards again' })).toBeVisible();
  await page.getByRole('button', { name: 'Other cards' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Turn \d/ })).toBeVisible();
  const { playedGames = [] } = (await everythingOnDevice(page)).database;
  const sets = (playedGames as PlayedGame[]).map(({ setup }) => setup.sets);
  const [one, other] = sets;
  expect(one).toHaveLength(2);
  expect(one?.filter((set) => other?.includes(set))).toEqual([]);
});

test('a duel is played through the accessibility tree alone, which announces each change once @chromium', async ({
  page,
}) => {
  test.slow();
  await beginGame(page, 'A person', 'The app, easy');
  const log = page.getByRole('log');
  await expect(decisions(page).first()).toBeVisible();
  const lines = () => log.getByRole('listitem').locator('> span').allTextContents();
  const before = (await lines()).length;
  const announced = await page.evaluateHandle(() => {
    const said: string[] = [];
    const status = document.querySelector('output');
    if (status) new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
    return said;
  });
  const game = gameInTree(await page.context().newCDPSession(page));
  // The turn, and the question.
  expect((await game.headings()).length).toBeGreaterThan(1);
  for (let made = 0; made < 400; made++) {
    if (await game.decide()) continue;
    // The app is deciding, or nothing is left to decide.
    await expect(decisions(page).first().or(rematch(page)).first()).toBeVisible();
    if ((await game.headings()).some((title) => /^the end$/i.test(title))) break;
  }
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  expect((await announced.jsonValue()).join(' ')).toBe((await lines()).slice(before).join(' '));
});

offlineTest('a game begins with one tap without a network, and goes on after a reload @phone', async ({ page }) => {
  await beginGame(page);
  await decisions(page).first().click();
  const log = page.getByRole('log');
  await expect(log).toContainText(/You (take|play|pass)/);
  await expect(decisions(page).first()).toBeVisible();
  const told = await log.getByRole('listitem').count();
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(told);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('link', { name: /You, Also you \(normal\)/ })).toBeVisible();
});

test('two persons on one device hand it over behind a curtain @phone', async ({ page }) => {
  await beginGame(page, 'A person', 'A person');
  await page
    .getByRole('button', { name: 'I am Clone 1' })
    .or(page.getByRole('button', { name: 'I am Clone 2' }))
    .click();
  await expect(decisions(page).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (let made = 0; made < 20; made++) {
    const curtain = page.getByRole('button', { name: /^I am Clone/ });
    await decisions(page).first().or(curtain).first().waitFor();
    if (await curtain.isVisible()) break;
    await decisions(page).first().click();
  }
  await expect(page.getByRole('heading', { name: /^Hand the device to Clone/ })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a decision that was taken back is counted, and a game is removed only when that is confirmed', async ({
  page,
}) => {
  await beginGame(page);
  await decisions(page).first().click();
  await page.keyboard.press('u');
  await expect(page.getByText('1 decision taken back')).toBeVisible();
  await decisions(page).first().click();
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^Remove.*You/ }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Games on this device' })).toBeHidden();
});

test('what cannot begin is said, and nothing is lost @phone', async ({ page }) => {
  await beginGame(page, 'The app, easy', 'The app, hard');
  await expect(page.getByText('At least one clone has to be a person.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('group', { name: 'Clone 1' }).getByLabel('Played by').selectOption('A person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(decisions(page).first()).toBeVisible();
});

test('an address of a game that is not on this device leads to a new one', async ({ page }) => {
  await page.goto(routes.play.href('nosuchgame'));
  await page.getByRole('link', { name: 'Games and setup' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

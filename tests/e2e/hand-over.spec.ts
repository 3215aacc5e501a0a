/** A game moves from one device to another without a network: by a picture of its QR code, camera, link and file. */

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { tableOf } from '#game/tracker/game.ts';
import { writeGameFile } from '#game/tracker/gameFile.ts';
import { saveGame } from '#game/tracker/savedGame.ts';
import { gameFilesCache } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { gameFileCount, storedIn, visitFirst } from '../support/offline.ts';
import { beginGame, decide, decisions } from '../support/playing.ts';
import { type Complaints, disconnect, expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';
import { longGame } from '../support/tableTaps.ts';

// axe injects styles, which the policy forbids.
test.use({ bypassCSP: true });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const code = (page: Page) => page.getByRole('img', { name: 'Code of this game' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

async function takeOver(page: Page, file: File): Promise<void> {
  await press(page, 'Receive a game');
  await dialog(page, 'Receive a game').getByLabel('Open a file or picture').setInputFiles(file);
}

/** A screenshot of the code that the page shows. */
async function pictureOfCode(page: Page, complaints: Complaints): Promise<File> {
  // Firefox's driver injects a style for a screenshot.
  complaints.expect(/style-src-elem/);
  await expect(code(page)).toBeVisible();
  return { name: 'code.png', mimeType: 'image/png', buffer: await code(page).screenshot() };
}

/** Stores the files that handing a game over needs, and goes offline. */
async function prepareAndGoOffline(page: Page, complaints: Complaints): Promise<void> {
  await visitFirst(page);
  await page.goto(routes.ready.href());
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect.poll(async () => (await storedIn(page, gameFilesCache)).length, { timeout: 60_000 }).toBe(gameFileCount);
  await disconnect(page.context(), complaints);
  await page.goto(routes.count.href());
}

async function anotherDevice(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, bypassCSP: true, serviceWorkers: 'block', ...options });
  return context.newPage();
}

test('a game of four hundred events moves to an offline device by a picture of its QR code', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const game = longGame(400);
  const [first] = tableOf(game).clones;
  const buffer = Buffer.from(writeGameFile(saveGame({ id: 'abcd1234', played: 0, game }, Date.now())));
  const other = await anotherDevice(browser, site.origin, { serviceWorkers: 'allow' });
  await prepareAndGoOffline(other, complaints);

  await page.goto(routes.count.href());
  await takeOver(page, { name: 'game.json', mimeType: 'application/json', buffer });
  await expect(dialog(page, 'Receive a game').getByRole('status')).toContainText('400 entries');
  await press(page, 'Receive this game');
  await press(page, 'Table settings');
  await press(page, 'Hand over');
  const picture = await pictureOfCode(page, complaints);
  await dialog(page, 'Hand over').getByRole('button', { name: 'Close' }).click();

  await takeOver(other, picture);
  await expect(dialog(other, 'Receive a game').getByRole('status')).toContainText('400 entries');
  expect(await accessibilityFaults(other, 'dialog')).toEqual([]);
  await other.keyboard.press('Enter');
  const there = new TablePage(other);
  await there.expectTrack('A', 'corpus', first?.corpus.real ?? 0);
  await there.press('Undo');
  await expect(there.button('Redo')).toBeEnabled();

  // By the second time the two copies of the game differ.
  await navigateWithin(other, routes.count.href());
  await takeOver(other, picture);
  await expect(dialog(other, 'Receive a game').getByRole('definition')).toHaveText([
    /, 399 entries$/,
    /, 400 entries$/,
  ]);
  expect(await accessibilityFaults(other, 'dialog')).toEqual([]);
  await press(other, 'Keep both');
  await expect(there.button('Table settings')).toBeVisible();
  await navigateWithin(other, routes.count.href());
  await expect(other.getByRole('link', { name: /^A, B, C, D/ })).toHaveCount(2);
  await takeOver(other, picture);
  await press(other, 'Take the other’s');
  await expect(there.button('Table settings')).toBeVisible();
  await navigateWithin(other, routes.count.href());
  await takeOver(other, picture);
  await expect(dialog(other, 'Receive a game').getByRole('status')).toContainText('at the same point');
  await press(other, 'Open it');
  await there.expectTrack('A', 'corpus', first?.corpus.real ?? 0);
  await other.context().close();
});

test(
  'a game against the app moves by its link, and text that is not a game is refused with an explanation',
  notInFirefox('The driver cannot grant access to the clipboard.'),
  async ({ page, browser, site }) => {
    await beginGame(page);
    for (let made = 0; made < 3; made++) await decide(page);
    // Otherwise the app decides on both devices.
    await decisions(page).first().waitFor();
    await press(page, 'Options');
    await press(page, 'Hand over');
    expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy the link');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/\/play#g=1p[\w-]+$/);
    const link = await copied();

    const other = await anotherDevice(browser, site.origin);
    await other.goto(link);
    await expect(dialog(other, 'Receive a game').getByRole('status')).toContainText('decisions');
    await press(other, 'Receive this game');
    await expect(decisions(other).first()).toBeVisible();
    await expect(other).toHaveURL(/\?game=\w+$/);

    // Shared from a messenger to the installed app.
    await other.goto(`${routes.count.href()}?text=${encodeURIComponent(`Your turn: ${link}`)}`);
    await expect(dialog(other, 'Receive a game').getByRole('status')).toContainText('at the same point');

    // Pasted, as an installed app needs it if it stores games of its own.
    await other.keyboard.press('Escape');
    await expect(dialog(other, 'Receive a game')).toHaveCount(0);
    await press(other, 'Receive a game');
    expect(await accessibilityFaults(other, 'dialog')).toEqual([]);
    const field = dialog(other, 'Receive a game').getByLabel('Or paste the link');
    const said = dialog(other, 'Receive a game').getByRole('alert').filter({ hasText: /\S/ });
    await field.fill('Dear Sir');
    await expect(said).toHaveText('This is not a game from this site.');
    await field.fill(link.slice(0, -3));
    await expect(said).toHaveText('This game is incomplete. Hand it over again.');
    await field.fill(link);
    await expect(dialog(other, 'Receive a game').getByRole('status')).toContainText('at the same point');
    await other.context().close();
  },
);

test('the camera reads the code and is switched off; a saved game opened with the installed app is offered at once', async ({
  page,
  complaints,
}) => {
  const hands = new TablePage(page);
  await hands.begin(2);
  await hands.lose('Original', 3);
  await hands.press('Table settings');
  await hands.press('Hand over');
  const picture = (await pictureOfCode(page, complaints)).buffer.toString('base64');
  await page.goto(routes.count.href());
  await press(page, 'Receive a game');
  await press(page, 'Scan the code');
  const said = dialog(page, 'Receive a game').getByRole('alert').filter({ hasText: /\S/ });
  await expect(said).toContainText('not allowed to use the camera');

  // Test machines have no camera: a canvas provides the picture.
  await page.evaluate(async (base64) => {
    const seen = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream(10);
    setInterval(() => {
      context?.fillRect(0, 0, canvas.width, canvas.height);
      context?.drawImage(seen, 320, 160, 640, 640);
    }, 100);
    Object.assign(window, { stream });
    navigator.mediaDevices.getUserMedia = async () => stream;
  }, picture);
  await press(page, 'Scan the code');
  await expect(dialog(page, 'Receive a game').getByRole('status')).toContainText('at the same point');
  const state = () =>
    page.evaluate(() =>
      (window as unknown as { stream: MediaStream }).stream.getTracks().map((track) => track.readyState),
    );
  await expect.poll(state).toEqual(['ended']);

  const file = writeGameFile(saveGame({ id: 'abcd1234', played: 0, game: longGame(5) }, Date.now()));
  // Only a system with the app installed passes files to it, so the launch queue is a fake.
  await page.addInitScript((text) => {
    const handle = { getFile: async () => new File([text], 'game.json', { type: 'application/json' }) };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (launch: object) => void) => consume({ files: [handle] }) },
    });
  }, file);
  await page.goto(routes.table.href());
  await expect(dialog(page, 'Receive a game').getByRole('status')).toContainText('5 entries');
  await press(page, 'Cancel');
  await expect(dialog(page, 'Receive a game')).toHaveCount(0);
});

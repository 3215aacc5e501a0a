/** The table on a desktop: cards and rules over it, an empty head, and a game saved as a file. */

import { notInFirefox } from '../support/notInFirefox.ts';
import { expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';

test('three clones on a desktop can look up cards and rules, and declare the head empty', async ({ page }) => {
  const hands = new TablePage(page);
  await hands.begin(3);
  await hands.lose('Original', 3);
  const address = page.url();

  await test.step('cards and rules open over the table', async () => {
    await hands.press('Look up a card or a rule');
    const lookUp = page.getByRole('dialog');
    await lookUp.getByLabel('Card or rule').fill('haymaker');
    await expect(lookUp.getByRole('option').first()).toContainText('Identical Haymaker');
    await page.keyboard.press('Enter');
    await expect(lookUp.getByRole('img', { name: 'Identical Haymaker' })).toBeVisible();
    await lookUp.getByRole('button', { name: 'Back' }).click();
    // Text that is not a name is answered as in the site's search box: syntax, a cost, a card's effect.
    for (const [typed, name] of [
      ['cellar t:attack', 'Down the Cellar Steps'],
      ['t1 c0', 'Elbows at Breakfast'],
      ['thief', 'Yank the Cord'],
    ] as const) {
      await lookUp.getByLabel('Card or rule').fill(typed);
      await expect(lookUp.getByRole('option', { name })).toBeVisible();
    }
    const close = lookUp.getByRole('button', { name: 'Close' });
    const desktop = page.viewportSize() ?? { width: 0, height: 0 };
    // At 240 pixels, the width of a phone whose text is enlarged, the head has two lines.
    for (const size of [{ width: 240, height: 600 }, desktop]) {
      await page.setViewportSize(size);
      await lookUp.getByLabel('Card or rule').fill('owe');
      await lookUp.getByRole('option', { name: /^Owe/ }).click();
      await expect(lookUp.getByText(/Have to gain fewer/)).toBeInViewport();
      const gap = async () => {
        const head = await close.locator('..').boundingBox();
        const rule = await lookUp.locator('#glossary-owe').boundingBox();
        return (rule?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
      };
      const isBelowHead = async () => (await gap()) >= 0 && (await gap()) < 16;
      await expect.poll(isBelowHead).toBe(true);
      if (size !== desktop) await lookUp.getByRole('button', { name: 'Back' }).click();
    }
    await lookUp.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the turn sheet leads into the rules, and back to the unchanged table', async () => {
    await hands.press(/What may I do now/);
    await page.getByRole('dialog').getByRole('link', { name: 'stem', exact: true }).first().click();
    await expect(page.getByRole('dialog').getByText(/waiting to resolve, last in, first out/)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address);
    await hands.expectTrack('Original', 'corpus', 17);
  });

  await test.step('two cards that are named lead to what happens, and back to the unchanged table', async () => {
    await hands.press('Look up a card or a rule');
    await page.getByRole('dialog').getByLabel('Card or rule').fill('cellar vs duck');
    await page.getByRole('option', { name: /Down the Cellar Steps or Duck, Obviously\?/ }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Yes. Duck, Obviously cancels it');
    await page.goBack();
    await hands.expectTrack('Original', 'corpus', 17);
  });

  await test.step('the players declare an empty head; it is not guessed', async () => {
    await hands.gain('Twin', 1);
    await hands.press('Table settings');
    await hands.press('End the game on points');
    await expect(page.getByRole('dialog').getByText('Twin: 41')).toBeVisible();
    await hands.press('End the game');
    await expect(page.getByRole('dialog').getByText('Twin won with 41 points.')).toBeVisible();
  });
});

test(
  'a user can save a game as a file, remove it after a confirmation, and restore it from the file',
  notInFirefox(
    'The driver reports no download of a file that a page creates; firefox.spec.ts looks for a backup in the download folder.',
  ),
  async ({ page }) => {
    const hands = new TablePage(page);
    await hands.begin(3);
    await hands.lose('Original', 3);
    await hands.press('Table settings');
    await hands.press('Hand over');
    const download = page.waitForEvent('download');
    await hands.press('Save as a file');
    const file = await (await download).path();
    await hands.press('Back');
    await hands.press('Remove this game');
    await hands.press('Back');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Table settings');
    await hands.press('Remove this game');
    await hands.press('Yes');
    await expect(page.getByText('None yet.')).toBeVisible();

    await hands.press('Receive a game');
    const chooser = page.getByLabel('Open a file or picture');
    await chooser.setInputFiles({ name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('Dear Sir') });
    await expect(page.getByText('This file is not a saved game.')).toBeVisible();
    await chooser.setInputFiles(file);
    await hands.press('Receive this game');
    await hands.expectTrack('Original', 'corpus', 17);
  },
);

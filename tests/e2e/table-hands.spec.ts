/** The table in the hand: holding, keys, the voice, the screen's sleep, and what axe makes of it. */

import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { routes } from '#domain/routes.ts';
import { saveEverything, visitFirst } from '../support/offline.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';
import { TableHands } from '../support/tableHands.ts';

test('a held button goes on until it is let go, and counts as one blow @phone', async ({ page }) => {
  const hands = new TableHands(page);
  await hands.begin(2);
  const less = (await hands.seat('You')).getByRole('button', { name: 'Corpus: 1 less' });
  await less.hover();
  await page.mouse.down();
  await expect((await hands.seat('You')).getByRole('group', { name: /^Corpus 1[0-6]$/ })).toBeVisible();
  await page.mouse.up();
  await hands.press('Undo');
  await hands.expectTrack('You', 'corpus', 20);
});

test('by keyboard alone, with undo and redo where they always are', async ({ page }) => {
  const hands = new TableHands(page);
  await hands.begin(2);
  const less = (await hands.seat('You')).getByRole('button', { name: 'Corpus: 1 less' });
  await less.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await hands.expectTrack('You', 'corpus', 18);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await hands.expectTrack('You', 'corpus', 18);

  await hands.button('Table settings').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Table settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hands.button('Table settings')).toBeFocused();
});

test('every change is said once, with the number that came of it', async ({ page }) => {
  const hands = new TableHands(page);
  await hands.begin(2);
  await page.evaluate(() => {
    const voice = document.querySelector('[role="status"]');
    if (!voice) throw new Error('The table has no voice.');
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(voice.textContent)).observe(voice, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { said });
  });
  await hands.lose('You', 5);
  await expect(page.getByText('You lost 5 corpus. Now 15.')).toBeAttached();
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said).toEqual(['You lost 5 corpus. Now 15.']);
});

test('the far seat is turned round for the eye only, and can be turned back @phone', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const hands = new TableHands(page);
  await hands.begin(2);
  const far = await hands.seat('Also you');
  await expect(far).toHaveCSS('rotate', '180deg');
  await hands.press('Table settings');
  await page.getByText('Turn the far seats round').click();
  await page.keyboard.press('Escape');
  await expect(far).toHaveCSS('rotate', 'none');
  await page.reload();
  await expect(far).toHaveCSS('rotate', 'none');
});

test('where the screen cannot be kept awake, the table says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  const note = page.getByText(/This browser cannot keep the screen awake/);
  await page.goto(routes.table.href());
  await expect(note).toBeVisible();
  const hands = new TableHands(page);
  await hands.begin(2);
  await hands.press('Table settings');
  await expect(note).toBeVisible();
});

test('a newer version of the site may come in the middle of a game, and the game goes on', async ({ page, site }) => {
  await visitFirst(page);
  const hands = new TableHands(page);
  await hands.begin(2);
  await hands.lose('You', 3);
  await expect(page.getByText('You lost 3 corpus. Now 17.')).toBeAttached();

  const newer = test.info().outputPath('newer');
  await cp(builtDir, newer, { recursive: true });
  await appendFile(path.join(newer, 'sw.js'), '\n// Another build.');
  site.deploy(newer);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('There is a newer version of this app.')).toBeHidden();

  await hands.expectTrack('You', 'corpus', 17);
  await hands.press('Undo');
  await hands.expectTrack('You', 'corpus', 20);
});

test('nothing is sent while a game is played', async ({ page, site }) => {
  await visitFirst(page);
  await saveEverything(page);
  const hands = new TableHands(page);
  await hands.begin(2);
  await page.waitForLoadState('networkidle');
  site.requests.length = 0;
  await hands.lose('You', 2);
  await hands.passTurn(1);
  await hands.history();
  // Now and then the browser looks for a newer worker, whatever is on the page.
  expect(site.requests.filter(({ path }) => path !== '/sw.js')).toEqual([]);
});

test('the buttons are 88 by 64 on a phone, and nothing scrolls sideways from 320 up @phone', async ({ page }) => {
  const hands = new TableHands(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await hands.begin(2);
  const box = await (await hands.seat('You')).getByRole('button', { name: 'Corpus: 1 less' }).boundingBox();
  // The key lines between the buttons are theirs too.
  expect(box?.width).toBeGreaterThanOrEqual(84);
  expect(box?.height).toBeGreaterThanOrEqual(64);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test.describe('axe', () => {
  // axe brings styles of its own, which the policy forbids.
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${colorScheme} paper`, () => {
      test.use({ colorScheme });

      test('the table keeps no one out, nor do its panels @phone', async ({ page }) => {
        const hands = new TableHands(page);
        const expectNoViolations = async () => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        };
        await page.goto(routes.table.href());
        await expectNoViolations();
        await hands.begin(4);
        await hands.press('Main phase');
        await hands.lose('You', 14);
        await expectNoViolations();
        for (const panel of ['Table settings', /What may I do now/, 'You: 1 of 4 ideas, and the rest', /^Look up/]) {
          await hands.press(panel);
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectNoViolations();
          await page.keyboard.press('Escape');
        }
        await hands.lose('You', 20);
        await hands.press('Check deaths');
        await expectNoViolations();
        await hands.press('Dead: You');
        await expectNoViolations();
      });
    });
  }
});

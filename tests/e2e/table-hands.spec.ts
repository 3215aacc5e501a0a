/** The table in the hand: holding, keys, the voice, the screen's sleep, and what axe makes of it. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/siteTest.ts';
import { TableHands } from '../support/tableHands.ts';

test('S15: holding, keys, undo, and each change said once; another tab goes along', async ({ page, context, site }) => {
  const hands = new TableHands(page);
  await hands.begin(2);
  await page.waitForLoadState('networkidle');
  site.requests.length = 0;
  const you = await hands.seat('You');
  const less = you.getByRole('button', { name: 'Corpus: 1 less' });

  await test.step('a held button goes on until it is let go, and counts as one blow', async () => {
    await less.hover();
    await page.mouse.down();
    await expect(you.getByRole('group', { name: /^Corpus (?!20|19|18|17)/ })).toBeVisible();
    await page.mouse.up();
    await hands.press('Undo');
    await hands.expectTrack('You', 'corpus', 20);
  });

  await test.step('by keyboard alone, with undo and redo where they always are', async () => {
    await less.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await hands.expectTrack('You', 'corpus', 18);
    await page.keyboard.press('ControlOrMeta+z');
    await hands.expectTrack('You', 'corpus', 20);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await hands.expectTrack('You', 'corpus', 18);

    await hands.button('Table settings').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Table settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hands.button('Table settings')).toBeFocused();
  });

  await test.step('five taps are one announcement, with the number that came of them', async () => {
    const voice = page.getByRole('status').filter({ hasText: 'You lost 2 corpus. Now 18.' });
    const said = await voice.evaluateHandle((voice) => {
      const words: (string | null)[] = [];
      const listen = () => words.push(voice.textContent);
      new MutationObserver(listen).observe(voice, { childList: true, characterData: true, subtree: true });
      return words;
    });
    await hands.lose('Also you', 5);
    await expect(page.getByRole('status').getByText('Also you lost 5 corpus. Now 15.')).toBeAttached();
    expect(await said.jsonValue()).toEqual(['Also you lost 5 corpus. Now 15.']);
  });

  await test.step('nothing of it was sent anywhere', () => {
    expect(site.requests.map(({ path }) => path)).toEqual([]);
  });

  await test.step('another tab shows the same table, and nothing of either is lost', async () => {
    const other = new TableHands(await context.newPage());
    await other.page.goto(page.url());
    await other.expectTrack('Also you', 'corpus', 15);
    await hands.lose('You', 1);
    await other.expectTrack('You', 'corpus', 17);
    await other.lose('Also you', 2);
    await hands.expectTrack('Also you', 'corpus', 13);
    await hands.press('Undo');
    await page.reload();
    await hands.expectTrack('Also you', 'corpus', 15);
    await hands.expectTrack('You', 'corpus', 17);
  });
});

test('sizes, sides and sleep: what differs from device to device', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  const note = page.getByText(/This browser cannot keep the screen awake/);
  const hands = new TableHands(page);

  await test.step('the buttons are 84 by 54 or larger on a phone, and nothing scrolls sideways from 320 up', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hands.begin(2);
    const box = await (await hands.seat('You')).getByRole('button', { name: 'Corpus: 1 less' }).boundingBox();
    // The key lines between the buttons are theirs too; engines share out the last half pixel in their own ways.
    expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(84);
    expect(box?.height).toBeGreaterThanOrEqual(54);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  await test.step('the table fits the screen without scrolling, and every button can be pressed', async () => {
    for (const [width, height] of [
      [360, 640],
      [375, 667],
      [390, 664],
      [412, 732],
      [844, 390],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const faults = () =>
        page.evaluate(() => [
          ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
          ...[...document.querySelectorAll('main button')]
            .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
            .filter(
              ({ box }) => box.width < 44 || box.height < 44 || box.bottom > innerHeight || box.right > innerWidth,
            )
            .map(({ name, box }) => `${name}: ${box.width} x ${box.height}, to ${box.right}, ${box.bottom}`),
        ]);
      await expect.poll(faults, `${width} x ${height}`).toEqual([]);
    }
  });

  await test.step('the far seat is turned round for the eye only, and so is what it opens', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const far = await hands.seat('Also you');
    const sheet = page.getByRole('dialog', { name: 'Also you' });
    await expect(far).toHaveCSS('rotate', '180deg');
    await hands.press('Also you: 1 of 4 ideas, and the rest');
    await expect(sheet).toHaveCSS('rotate', '180deg');
    await page.keyboard.press('Escape');

    await hands.press('Table settings');
    await expect(note).toBeVisible();
    await page.getByText('Rotate the far seats').click();
    await page.keyboard.press('Escape');
    await expect(far).toHaveCSS('rotate', 'none');
    await page.reload();
    await expect(far).toHaveCSS('rotate', 'none');
    await hands.press('Also you: 1 of 4 ideas, and the rest');
    await expect(sheet).toHaveCSS('rotate', 'none');
  });

  await test.step('that the screen will sleep is said before the game, too', async () => {
    await page.goto(routes.table.href());
    await expect(note).toBeVisible();
  });
});

test.describe('axe', () => {
  // axe brings styles of its own, which the policy forbids.
  test.use({ bypassCSP: true });

  test('the table keeps no one out, nor do its panels, on light paper and on dark', async ({ page }) => {
    const hands = new TableHands(page);

    const expectNoViolations = async (part = 'main') => expect(await accessibilityFaults(page, part)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.table.href());
    await hands.press('Compare values');
    await expectNoViolations('dialog');
    await page.keyboard.press('Escape');
    await expectNoViolations();
    await hands.begin(4);
    await hands.press('Main phase');
    await hands.lose('You', 14);
    await expectNoViolations();
    const panels = ['Table settings', /What may I do now/, 'You: 1 of 4 ideas, and the rest', /^Look up/];
    for (const panel of panels) {
      await hands.press(panel);
      await expectNoViolations('dialog');
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await hands.lose('You', 20);
    await hands.press('Check deaths');
    await expectNoViolations('dialog');
    await hands.press('Dead: You');
    await expectNoViolations();
    await hands.press('Table settings');
    await hands.press('The head is empty');
    await hands.press('End the game');
    await expectNoViolations('dialog');
  });
});

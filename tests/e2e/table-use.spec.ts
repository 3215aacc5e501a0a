/** Using the table: held buttons, keys, announcements, sizes, sleep of the screen, and accessibility. */

import { routes } from '#site/routes.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { listenTo } from '../support/announcements.ts';
import { expect, test } from '../support/siteTest.ts';
import { TablePage } from '../support/tablePage.ts';

test('S15: held buttons, keys and undo work, each change is announced once, and another tab stays in sync', async ({
  page,
  context,
  site,
}) => {
  const hands = new TablePage(page);
  await hands.begin(2);
  await page.waitForLoadState('networkidle');
  site.requests.length = 0;
  const you = await hands.seat('Original');
  const less = you.getByRole('button', { name: 'Corpus: 1 less' });

  await test.step('a held button repeats until it is released, and counts as one change', async () => {
    await less.hover();
    await page.mouse.down();
    await expect(you.getByRole('group', { name: /^Corpus (?!20|19|18|17)/ })).toBeVisible();
    await page.mouse.up();
    await hands.press('Undo');
    await hands.expectTrack('Original', 'corpus', 20);
  });

  await test.step('the keyboard alone works, with the usual keys for undo and redo', async () => {
    await less.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await hands.expectTrack('Original', 'corpus', 18);
    await page.keyboard.press('ControlOrMeta+z');
    await hands.expectTrack('Original', 'corpus', 20);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await hands.expectTrack('Original', 'corpus', 18);

    await hands.button('Table settings').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Table settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hands.button('Table settings')).toBeFocused();
  });

  await test.step('five taps are one announcement, with the resulting number', async () => {
    const voice = page.getByRole('status').filter({ hasText: 'Original lost 2 corpus. Now 18.' });
    const said = await listenTo(voice);
    await hands.lose('Twin', 5);
    await expect(page.getByRole('status').getByText('Twin lost 5 corpus. Now 15.')).toBeAttached();
    expect(await said.jsonValue()).toEqual(['Twin lost 5 corpus. Now 15.']);
  });

  await test.step('no request is sent', () => {
    expect(site.requests.map(({ path }) => path)).toEqual([]);
  });

  await test.step('another tab shows the same table, and no change of either tab is lost', async () => {
    const other = new TablePage(await context.newPage());
    await other.page.goto(page.url());
    await other.expectTrack('Twin', 'corpus', 15);
    await hands.lose('Original', 1);
    await other.expectTrack('Original', 'corpus', 17);
    await other.lose('Twin', 2);
    await hands.expectTrack('Twin', 'corpus', 13);
    await hands.press('Undo');
    await page.reload();
    await hands.expectTrack('Twin', 'corpus', 15);
    await hands.expectTrack('Original', 'corpus', 17);
  });
});

test.describe('with one thumb', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a tap on a number offers to lose 1 to 9, and a refusal is shown at the seat that it concerns', async ({
    page,
  }) => {
    const hands = new TablePage(page);
    await hands.begin(2);
    const you = await hands.seat('Original');
    const twin = await hands.seat('Twin');

    await test.step('two taps lose 7 points', async () => {
      await you.getByRole('button', { name: 'Corpus 20: lose 1 to 9' }).tap();
      await you.getByRole('button', { name: 'Corpus: 7 less' }).tap();
      await hands.expectTrack('Original', 'corpus', 13);
      await expect(you.getByRole('group', { name: 'Corpus: lose' })).toBeHidden();
    });

    await test.step('a key opens and closes it, and focus stays on the number', async () => {
      const number = you.getByRole('button', { name: 'Cerebrium 20: lose 1 to 9' });
      await number.focus();
      await page.keyboard.press('Enter');
      await expect(you.getByRole('button', { name: 'Cerebrium: 1 less' }).last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(number).toBeFocused();
      await number.tap();
      await twin.getByRole('heading').tap();
      await expect(you.getByRole('group', { name: 'Cerebrium: lose' })).toBeHidden();
    });

    await test.step('each button of it is at least 44 pixels wide and high', async () => {
      await twin.getByRole('button', { name: 'Corpus 20: lose 1 to 9' }).tap();
      const buttons = twin.getByRole('group', { name: 'Corpus: lose' }).getByRole('button');
      await expect(buttons.first()).toBeVisible();
      const smallest = () =>
        buttons.evaluateAll((all) =>
          Math.min(
            ...all.map((button) => button.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
          ),
        );
      await expect.poll(smallest).toBeGreaterThanOrEqual(44);
      await hands.press('Cancel');
    });

    await test.step('the clone across the table reads why its tick cannot be spent', async () => {
      await twin.getByRole('button', { name: 'Gain a tick' }).first().tap();
      await twin.getByRole('button', { name: 'Spend a tick' }).tap();
      const refusal = twin.getByRole('button', { name: /^Ticks are spent on actions/ });
      await expect(refusal).toBeVisible();
      await refusal.tap();
      await expect(page.getByRole('dialog').locator('#pay-costs')).toBeVisible();
      await page.keyboard.press('Escape');
      await hands.press('Undo');
      await expect(refusal).toBeHidden();
    });
  });

  test('a double tap on End turn ends one turn, where the next clone has the button in the same place', async ({
    page,
  }) => {
    const hands = new TablePage(page);
    await hands.begin(4);
    await expect(hands.button('End turn')).toBeInViewport({ ratio: 1 });
    const button = await hands.button('End turn').boundingBox();
    const middle = { x: (button?.x ?? 0) + 20, y: (button?.y ?? 0) + 20 };
    await page.touchscreen.tap(middle.x, middle.y);
    await expect(page.getByText(/^Turn 2,/)).toBeVisible();
    await page.touchscreen.tap(middle.x, middle.y);
    await expect((await hands.seat('Twin')).getByRole('button', { name: 'End turn' })).toBeVisible();
  });
});

test('the table fits every screen, rotates the far seats, and says when the screen will sleep', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  const note = page.getByText(/This browser cannot keep the screen awake/);
  const hands = new TablePage(page);

  await test.step('the buttons are at least 84 by 54 pixels on a phone, and nothing scrolls sideways from 320 pixels up', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hands.begin(2);
    const box = await (await hands.seat('Original')).getByRole('button', { name: 'Corpus: 1 less' }).boundingBox();
    // The key lines between the buttons belong to them; engines round the last half pixel differently.
    expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(84);
    expect(box?.height).toBeGreaterThanOrEqual(54);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0);
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

  await test.step('the far seat is rotated visually only, and so is the sheet that it opens', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const far = await hands.seat('Twin');
    const sheet = page.getByRole('dialog', { name: 'Twin' });
    await expect(far).toHaveCSS('rotate', '180deg');
    await hands.press('Twin: 1 of 4 ideas, and the rest');
    await expect(sheet).toHaveCSS('rotate', '180deg');
    await page.keyboard.press('Escape');

    await hands.press('Table settings');
    await expect(note).toBeVisible();
    await page.getByLabel('Rotate the far seats').click();
    await page.keyboard.press('Escape');
    await expect(far).toHaveCSS('rotate', 'none');
    // The closed dialog goes back over its history entry, which would abort a reload.
    await page.waitForFunction(() => history.state?.overlays === undefined);
    await page.reload();
    await expect(far).toHaveCSS('rotate', 'none');
    await hands.press('Twin: 1 of 4 ideas, and the rest');
    await expect(sheet).toHaveCSS('rotate', 'none');
  });

  await test.step('the note that the screen will sleep is also shown before the game', async () => {
    await page.goto(routes.count.href());
    await expect(note).toBeVisible();
  });
});

test.describe('with axe', () => {
  // axe injects styles, which the policy forbids.
  test.use({ bypassCSP: true });

  test('the table and its panels have no accessibility faults, in either theme', async ({ page }) => {
    const hands = new TablePage(page);

    const expectNoViolations = async (part = 'main') => expect(await accessibilityFaults(page, part)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.count.href());
    await hands.press('Compare values');
    await expectNoViolations('dialog');
    await page.keyboard.press('Escape');
    await expectNoViolations();
    await hands.begin(4);
    await hands.lose('Original', 14);
    await hands.press('Corpus 6: lose 1 to 9');
    await expectNoViolations();
    await page.keyboard.press('Escape');
    await expectNoViolations();
    const panels = ['Table settings', /What may I do now/, 'Original: 1 of 4 ideas, and the rest', /^Look up/];
    for (const panel of panels) {
      await hands.press(panel);
      await expectNoViolations('dialog');
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await hands.lose('Original', 20);
    await hands.press('Who dies?');
    await expectNoViolations('dialog');
    await hands.press('Dead: Original');
    await expectNoViolations();
    await hands.press('Table settings');
    await hands.press('End the game on points');
    await hands.press('End the game');
    await expectNoViolations('dialog');
  });
});

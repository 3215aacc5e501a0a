/** A phone with a notch, held sideways: nothing lies under it. */

import type { Page } from '@playwright/test';
import { everyScreen } from '../../tests/support/everyScreen.ts';
import { notInFirefox } from '../../tests/support/notInFirefox.ts';
import { beginGame, decisions } from '../../tests/support/playing.ts';
import { expect, test } from '../../tests/support/siteTest.ts';
import { TablePage } from '../../tests/support/tablePage.ts';

test.use({ serviceWorkers: 'block' });

const insets = { left: 59, right: 59, bottom: 21, top: 0 };

async function addNotch(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
}

/** The words that are visible and reach into the insets at the sides; those at the bottom scroll, unless they are fixed. */
const wordsUnderNotch = (page: Page) =>
  page.evaluate(({ left, right, bottom }) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
      if (parent.closest('script, style, noscript')) continue;
      // Parts that are hidden from sight only, and lists that scroll sideways.
      let clipped = false;
      let fixed = false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { clipPath, overflowX, position } = getComputedStyle(box);
        clipped ||= clipPath.startsWith('inset(50%') || overflowX === 'auto' || overflowX === 'scroll';
        fixed ||= position === 'fixed';
      }
      if (clipped) continue;
      // The box of a drawn word begins with the empty edge of its first letter.
      const edge = parent.closest('svg') ? 6 : 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const isLow = fixed && box.bottom > innerHeight - bottom + 1;
        if (box.left < left - edge || box.right > innerWidth - right + edge || isLow)
          found.push(`${node.textContent.trim().slice(0, 40)} ${Math.round(box.left)} to ${Math.round(box.right)}`);
      }
    }
    return found;
  }, insets);

test.describe('a phone with a notch, held sideways', notInFirefox('Its driver has no safe area.'), () => {
  test.beforeEach(({ page }) => addNotch(page));

  test('B5: on no screen does text lie under the notch', async ({ page }) => {
    for (const address of everyScreen) {
      await page.goto(address);
      expect.soft(await wordsUnderNotch(page), address).toEqual([]);
    }
  });

  test('B5: nor at the table or in a game, which the browser does not scroll away', async ({ page }) => {
    await new TablePage(page).begin(2);
    expect.soft(await wordsUnderNotch(page)).toEqual([]);
    const pulled = () => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
    await expect.poll(pulled).toBe('none');
    await beginGame(page, 'A person', 'The app, easy');
    await expect(decisions(page).first()).toBeVisible();
    expect.soft(await wordsUnderNotch(page)).toEqual([]);
    await expect.poll(pulled).toBe('none');
  });
});

test('B6: in forced colours the chosen card has an outline, and the dock covers neither it nor the question', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of [
    { width: 390, height: 664 },
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await beginGame(page, 'A person', 'The app, easy');
    const idea = page.getByRole('region', { name: 'Headspace' }).getByRole('button').first();
    await idea.click();
    await expect(idea).toHaveCSS('outline-style', 'solid');
    await expect(idea).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-key=Enter]')).toBeInViewport({ ratio: 1 });
  }
});

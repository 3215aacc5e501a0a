/** Pages of the site on paper: white, with text that a printer does not turn into dots. */

import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { screenAddresses, unknownPage } from '../../tests/support/everyScreen.ts';
import { expect, test } from '../../tests/support/siteTest.ts';

test.use({ serviceWorkers: 'block' });

/** A browser prints no background unless the page or the user asks for it, so text must be dark enough for white paper. */
const leastContrast = 7;

const pages: Readonly<Record<string, string>> = {
  ...screenAddresses,
  'cards as text': routes.cards.href('view=text'),
  'a search without an answer': routes.searchResults.href('name=xyzzyx'),
  'an answer of “Settle it”': routes.settle.href('played=104&answer=110'),
  'sheets of a search': routes.print.href('set=1'),
  'an unknown page': unknownPage,
};

/** Each colour of visible text that is too pale on white, with an example. */
const paleText = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const paint = (...layers: (readonly [colour: string, opacity: number])[]) => {
      if (!canvas) throw new Error('There is no canvas.');
      for (const [colour, opacity] of [['#fff', 1], ...layers] as const) {
        canvas.globalAlpha = opacity;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    /** The background that is printed in any case. */
    const groundOf = (element: Element | null): string => {
      if (!element) return '#fff';
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const isPrinted = printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isPrinted ? backgroundColor : groundOf(element.parentElement);
    };
    const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
    const contrast = (one: number[], other: number[]) => {
      const ratio = luminance(one) / luminance(other);
      return Math.max(ratio, 1 / ratio);
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const found = new Map<string, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      // Drawings are printed with their own backgrounds.
      if (!element || words === '' || element.closest('script, style, noscript, option, svg')) continue;
      const { color } = getComputedStyle(element);
      // The letters of a symbol, for copying, lie over its drawing.
      if (color === 'rgba(0, 0, 0, 0)' || !isShown(element)) continue;
      const ground = groundOf(element);
      if (contrast(paint([ground, 1]), paint([ground, 1], [color, opacityOf(element)])) < limit)
        found.set(`${color} ${element.localName}.${element.className}`, words.slice(0, 40));
    }
    return [...found].map(([where, words]) => `${where}: ${words}`);
  }, least);

/** The theme of the system, and that of a reader who has chosen one. */
const themes = [
  { system: 'light', chosen: 'paper' },
  { system: 'dark', chosen: 'ink' },
] as const;

test('P3: no text is pale on paper, whatever the theme on the screen', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.emulateMedia({ media: 'print' });
  const pale: Record<string, string[]> = {};
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeAttached();
    for (const { system, chosen } of themes) {
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
        for (const box of document.querySelectorAll('main details')) (box as HTMLDetailsElement).open = true;
      }, chosen);
      const faults = await paleText(page, leastContrast);
      if (faults.length > 0) pale[`${name}, ${chosen}`] = faults;
    }
  }
  expect(pale).toEqual({});
});

/** A page waits for the styles of what stands in it; the others come later and change nothing of it (decision 0151). */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { brotliSize } from '#scripts/build/tierOne.ts';
import { builtFiles, builtPages, isSample } from '../support/builtPages.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

// The page as the build has rendered it, with nothing of the app.
test.use({ javaScriptEnabled: false });

const samples = [...builtPages].filter(([address]) => isSample(address));

/** Of one element of every kind, and of what stands before and after it, what the browser has computed, in one text each. */
const everyStyle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) => `${element?.localName}.${element?.getAttribute('class')}`;
    const elements = [...document.querySelectorAll('#root, #root *')];
    const kinds = new Map(
      elements.map((element) => [`${nameOf(element.parentElement)} > ${nameOf(element)}`, element]),
    );
    return Array.from(kinds, ([kind, element]) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== null && style.content === 'none') return '';
        const values = [...style].flatMap((name) =>
          name.startsWith('--') ? [] : [`${name}: ${style.getPropertyValue(name)}`],
        );
        return `${kind}${pseudo ?? ''} { ${values.join('; ')} }`;
      }),
    ).flat();
  });

/** The same style sheet in another way, which no policy keeps out. */
const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

for (const width of [390, 1440]) {
  test(`the styles that come later change nothing of any page, ${width} px wide @chromium`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [address, html] of samples) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
        const [rest = ''] = /assets\/pages\/rest-[0-9a-f]{8}\.css/.exec(html) ?? [];
        const painted = await everyStyle(page);
        await adopt(page, await readFile(path.join(builtDir, rest), 'utf8'));
        const later = await everyStyle(page);
        expect(later.filter((style, index) => style !== painted[index])).toEqual([]);
      });
    }
  });
}

test('no page waits for more than 10 KB of styles', async () => {
  const first = builtFiles.filter((file) => /^assets\/pages\/first-[^/]*\.css$/.test(file));
  const sizes = await Promise.all(first.map((file) => brotliSize(path.join(builtDir, file))));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThan(10_000);
});

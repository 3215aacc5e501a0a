/** What the server sends is the page: whole without script, taken over by the app without a change, and light. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { builtFiles, builtPages, isSample } from '../support/builtPages.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

test.describe('the app takes over', () => {
  /** The faces of Alegreya Sans that the head names, as "weight style", without those the page is set in. */
  async function unusedType(): Promise<string[]> {
    await document.fonts.ready;
    const used = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
      .map(({ href }) => /alegreya-sans-(\d+)(-italic)?/.exec(href))
      .filter((match) => match !== null)
      .map(([, weight, style]) => `${weight} ${style ? 'italic' : 'normal'}`)
      .filter((face) => !used.some(({ weight, style }) => face === `${weight} ${style}`));
  }

  test('every page as it was rendered, without a complaint', async ({ page }) => {
    for (const address of [...builtPages.keys()].filter(isSample)) {
      await test.step(address, async () => {
        await page.goto(address);
        // React marks what it has made its own; a page that does not match is reported as an error.
        await page.waitForFunction(() => {
          const title = document.querySelector('main h1');
          return title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
        });
        await expect(page.locator('#root')).toHaveAttribute('data-ssr', address);
        expect(await page.evaluate(unusedType), 'type that is fetched and not used').toEqual([]);
      });
    }
  });
});

test.describe('without JavaScript @chromium', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader gets from home to a card, to its rules, and to all cards by a search', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Cards' }).click();
    await page
      .locator('main')
      .getByRole('link', { name: /Identical Haymaker/ })
      .first()
      .click();
    await expect(page).toHaveURL(routes.card.href(1, 1));
    await expect(page.locator('main')).toContainText('It lands exactly where you would have ducked.');

    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Refreshing headspace' }).first().click();
    await expect(page.locator('#refreshing-headspace')).toBeInViewport();

    const search = page.getByRole('search').first();
    await search.locator('input[name=name]').fill('Haymaker');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search-results\?name=Haymaker$/);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Identical Haymaker/ })
        .first(),
    ).toBeVisible();
  });

  test('the shell shows the frame, which cannot be used before the app has started', async ({ page }) => {
    await page.goto(shellPath);
    await expect(page.locator('header')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
  });
});

test('a change of code alone sends at most five scripts again, beside the shell and the worker', async () => {
  const scripts = builtFiles.filter((file) => /^assets\/[^/]*\.js$/.test(file));
  const codes = await Promise.all(scripts.map((file) => readFile(path.join(builtDir, file), 'utf8')));
  const named = new Map(scripts.map((file, index) => [path.basename(file), codes[index] ?? '']));
  const entry = [...named.keys()].find((name) => name.startsWith('index-'));
  // The entry names every chunk by its hash, so it changes with each; and with it all that import it, and so on.
  const changed = new Set([entry]);
  for (const before = { size: 0 }; before.size < changed.size; ) {
    before.size = changed.size;
    for (const [name, code] of named)
      if ([...changed].some((other) => other && code.includes(other))) changed.add(name);
  }
  expect(changed.size).toBeLessThanOrEqual(5);
});

/** Every screen fits every width and text size. */

import type { Locator } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { everyScreen, unknownPage } from '../support/everyScreen.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { expect, test } from '../support/siteTest.ts';

const gallery = routes.cards.href();
const results = routes.searchResults.href('type=state');
const symbols = routes.sandbox.href('symbols');
const answer = routes.settle.href('played=104&answer=110');
const addresses = [...everyScreen, results, answer, symbols, routes.sandbox.href('forms'), unknownPage];

const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test('at 320 pixels with text twice as large, header and bar leave 70 percent of the screen, and the search field has 180 pixels @core', async ({
  page,
}) => {
  const small = { width: 320, height: 640 };
  await page.setViewportSize(small);
  await page.goto(results);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const bar = page.getByRole('navigation', { name: 'Pages' });
  const height = async () => {
    const boxes = await Promise.all([page.getByRole('banner'), bar].map((part) => part.boundingBox()));
    return boxes.reduce((sum, box) => sum + (box?.height ?? small.height), 0);
  };
  await expect.poll(height).toBeLessThanOrEqual(0.3 * small.height);
  const fieldWidth = async () =>
    (await page.getByRole('combobox').filter({ visible: true }).first().boundingBox())?.width;
  await expect.poll(fieldWidth, 'on the page').toBeGreaterThanOrEqual(180);
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect.poll(fieldWidth, 'opened from the bar').toBeGreaterThanOrEqual(180);
});

test('no screen scrolls sideways at any width or text size, and card text is copied with its symbols as tokens', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404 \(Not Found\).*\/nowhere/);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const textSize = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(routes.home.href());
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address === results) await expect(page.getByText(/^\d+ cards in/)).toBeVisible();
      for (const width of [320, 600, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(tooWide, `at ${width} pixels`).toBeLessThanOrEqual(0);
      }
      await textSize('200%');
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(tooWide, `at ${width} pixels, with text twice as large`).toBeLessThanOrEqual(0);
        // The link to the form is in the header or on the page, whichever has the room.
        const ways = page
          .locator('header, main')
          .getByRole('link', { name: /^Advanced/ })
          .filter({ visible: true });
        if (address === gallery) {
          await expect(ways).toHaveCount(1);
          await expect.poll(() => linesOf(page.getByRole('heading', { level: 1 })), 'lines of the title').toBe(1);
        }
      }
      await textSize('');
    });

  await navigateWithin(page, symbols);
  const copied = await page
    .getByText('When your turn starts')
    .first()
    .evaluate((text) => {
      getSelection()?.selectAllChildren(text.closest('p') ?? text);
      return String(getSelection());
    });
  expect(copied).toMatch(/^\{TRG\} When your turn starts, gain 1 \{B\}\. \{ACT\} \{T1\}\{S1\}: Gain 6 \{B\}\./);
});

/** The table of a game on screens of every kind: nothing of a clone, of headspace or of the hand is cut. */

import { routes } from '#site/routes.ts';
import { beginGame, decide, decisions, firstGameScript, seedDeal } from '../support/playing.ts';
import { expect, test } from '../support/siteTest.ts';

const screens = {
  'a desktop': [1280, 800],
  'a large desktop': [1440, 900],
  'a tablet on its side': [1024, 768],
  'a tablet': [820, 1180],
  'a phone': [390, 664],
  'a phone on its side': [844, 390],
  'a narrow phone': [320, 568],
} as const;

for (const rivals of [1, 3])
  test(`against ${rivals} each screen shows every name, number and text whole, and does not scroll`, async ({
    page,
  }) => {
    // With one of the longest texts in the hand of the first of four.
    await seedDeal(page, 55);
    await beginGame(page, 'A person', ...Array.from({ length: rivals }, () => 'The app, easy'));
    await decisions(page).first().waitFor();
    for (const [screen, [width, height]] of Object.entries(screens))
      await test.step(screen, async () => {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
          .toBeLessThanOrEqual(0);
        await expect.poll(() => page.evaluate(cutParts)).toEqual([]);
      });
  });

test('each screen shows the whole number that a reaction leads to, and the one that it replaces', async ({ page }) => {
  await seedDeal(page);
  await page.goto(routes.firstGame.href());
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const name of firstGameScript.slice(0, 3)) await decide(page, name);
  await decisions(page)
    .and(page.getByRole('button', { name: firstGameScript[3] }))
    .focus();
  const replaced = page.locator('[data-dock] [aria-hidden="true"] :has(> b)').filter({ visible: true }).last();
  for (const [screen, [width, height]] of Object.entries(screens))
    await test.step(screen, async () => {
      await page.setViewportSize({ width, height });
      await expect(replaced).toBeInViewport({ ratio: 1 });
    });
});

/** The texts of all parts that reach beyond the clone or card that they belong to. */
function cutParts(): string[] {
  const isSeen = (part: Element) =>
    part.checkVisibility({ opacityProperty: true }) && getComputedStyle(part).clipPath === 'none';
  const reaches = (part: DOMRect, whole: DOMRect) =>
    part.top < whole.top - 1 ||
    part.left < whole.left - 1 ||
    part.bottom > whole.bottom + 1 ||
    part.right > whole.right + 1;
  /** By more than a symbol reaches beyond its line. */
  const overflows = (part: Element) => part.scrollHeight > part.clientHeight + 8;
  const texts = [...document.querySelectorAll('[data-hand] [data-card] > :has(> b)')];
  return [...document.querySelectorAll('section[data-ink], [data-headspace] [data-card], [data-hand] [data-card]')]
    .flatMap((whole) =>
      [...whole.querySelectorAll('b, [role=img]')]
        .filter((part) => isSeen(part) && !part.parentElement?.closest('[role=img]'))
        .filter((part) => reaches(part.getBoundingClientRect(), whole.getBoundingClientRect())),
    )
    .concat(texts.filter((text) => isSeen(text) && overflows(text)))
    .map((part) => part.textContent || (part.ariaLabel ?? ''));
}

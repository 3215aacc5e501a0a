/** Reading the rules in end-to-end tests: opening, scrolling and positions. */

import type { Locator, Page } from '@playwright/test';
import type { RuleAnchor } from '#game/glossary/anchors.ts';
import { routes } from '#site/routes.ts';

export const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' }).first();
export const currentEntry = (page: Page) => contentsOf(page).locator('[aria-current]');

/** Opens the rules and waits until they are hydrated and the fonts have loaded. */
export async function openRules(page: Page, anchor = '') {
  await page.goto(anchor === '' ? routes.rules.href() : routes.rules.href(anchor as never));
  const takenOver = () =>
    Object.keys(document.querySelector('summary') ?? {}).some((name) => name.startsWith('__reactProps'));
  await page.waitForFunction(takenOver);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Scrolls an element to this many pixels below the top of the view, once skipped text has been laid out. */
export async function scrollTo(page: Page, anchor: string, below: number): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-content-visible'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(
    ([id, distance]) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      // As a reader does, which ends the scrolling to a link's target.
      dispatchEvent(new WheelEvent('wheel'));
      window.scrollBy({ top: top - distance, behavior: 'instant' });
    },
    [anchor, below] as const,
  );
}

/** Height of the sticky header in pixels; 0 if it is not sticky. */
export const headerHeight = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => (getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().height : 0));

/** The centre of an element, because the driver's own pointer scrolls it into view first. */
export async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Whatever covers the target of a link into the rules just after it was opened; empty if nothing does. */
export async function anchorFault(page: Page, anchor: RuleAnchor): Promise<string> {
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const target = page.locator(`[id="${anchor}"]`);
  const isFolded = await target.evaluate((box) =>
    [box, ...box.querySelectorAll(':scope > details'), box.closest('details')].some(
      (part) => part instanceof HTMLDetailsElement && !part.open,
    ),
  );
  if (isFolded) return `${anchor} is folded`;
  const top = await topOf(page, `[id="${anchor}"]`);
  const height = page.viewportSize()?.height ?? 0;
  const isAtTop = top >= (await headerHeight(page)) - 1 && top < height / 2;
  return isAtTop ? '' : `${anchor} is ${Math.round(top)} px below the top`;
}

/** What a hand feels at 4x slower: the longest task of opening and scrolling a page, what moves, and a typed key. */

import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '#scripts/launchOptions.ts';
import type { Goals } from './goals.ts';
import { measuredPages, phone, slowProcessor, watch, whatWasSeen } from './pages.ts';

/** To the end of the page, a screen at a time and a frame for each. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

/** Milliseconds from each key to the frame after it. */
export async function typeSlowly(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(globalThis, { keys });
    addEventListener(
      'keydown',
      () => {
        const started = performance.now();
        requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - started)));
      },
      true,
    );
  });
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
}

export async function measureHands(origin: string, goals: Goals): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  goals.title('In the hand, at 4x slower');
  for (const [name, path] of Object.entries(measuredPages)) {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await watch(page);
    await slowProcessor(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const { longest, moved } = await whatWasSeen(page);
    goals.atMost(`${name}, longest task`, Math.round(longest), 200, ' ms');
    goals.atMost(`${name}, layout shift`, moved, 0.1);
    await context.close();
  }

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(origin + measuredPages.home, { waitUntil: 'networkidle' });
  await slowProcessor(page);
  await page.locator('input[name=name]').first().click();
  await page.waitForTimeout(1500);
  const keys = (await typeSlowly(page, 'second haircut')).toSorted((a, b) => a - b);
  goals.atMost(
    'a typed key, to the next frame, at the 95th of a hundred',
    keys[Math.floor(keys.length * 0.95)] ?? 0,
    50,
    ' ms',
  );
  await browser.close();
}

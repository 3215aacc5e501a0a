/** What a hand feels at 4x slower: the longest task of opening and scrolling a page, what moves, and a typed key. */

import { type Browser, chromium, errors, type Page } from '@playwright/test';
import { phoneBrowser } from '../phoneBrowser.ts';
import { type Goals, median } from './goals.ts';
import { measuredPages, phone, type Seen, slowProcessor, watch, whatWasSeen } from './pages.ts';
import type { QuietMoments } from './quietMoment.ts';

const rounds = 3;

/** Milliseconds after which a browser that is asked for frames has stopped making any. */
const patience = 60_000;

/** To the end of the page, a screen at a time and two frames for each; throws where no frames come. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const scroll = async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
      Object.assign(globalThis, { isAtEnd: true });
    };
    Object.assign(globalThis, { isAtEnd: false });
    void scroll();
  });
  const isAtEnd = () => (globalThis as unknown as { isAtEnd: boolean }).isAtEnd;
  await page.waitForFunction(isAtEnd, undefined, { polling: 200, timeout: patience });
}

async function openAndScroll(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await watch(page);
    await slowProcessor(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    return await whatWasSeen(page);
  } finally {
    await context.close();
  }
}

/**
 * Chromium, slowed down by its own debugger, now and then stops making frames for good, once in some
 * twenty openings of the rules, while the page has nothing to do. Such a round is said and made again, once.
 */
const openAndScrollAgain = (browser: Browser, address: string, goals: Goals): Promise<Seen> =>
  openAndScroll(browser, address).catch((reason: unknown) => {
    if (!(reason instanceof errors.TimeoutError)) throw reason;
    goals.note('the browser stood still; this round is made again');
    return openAndScroll(browser, address);
  });

const typed = 'second haircut';

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
  await page.waitForFunction(
    (count) => (globalThis as unknown as { keys: number[] }).keys.length === count,
    text.length,
  );
  return page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys);
}

/** The first focus fetches the suggestions; once they have said what the texts say, every index is built. */
export async function readyToSuggest(page: Page, text = 'a'): Promise<void> {
  const box = page.getByRole('combobox').first();
  await box.fill(text);
  await page
    .getByText(/Search all text|cards? says? it/)
    .first()
    .waitFor();
  await box.fill('');
}

async function openAndType(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowProcessor(page);
  await readyToSuggest(page);
  const keys = await typeSlowly(page, typed);
  await context.close();
  return keys;
}

export async function measureHands(origin: string, goals: Goals, quiet: QuietMoments): Promise<void> {
  const browser = await chromium.launch(phoneBrowser);
  goals.title(`In the hand, at 4x slower (median of ${rounds})`);
  for (const [name, path] of Object.entries(measuredPages)) {
    const seen: Seen[] = [];
    for (let round = 0; round < rounds; round++) {
      seen.push(await quiet.round(() => openAndScrollAgain(browser, origin + path, goals)));
    }
    goals.atMost(`${name}, longest task`, Math.round(median(seen.map(({ longest }) => longest))), 200, ' ms');
    goals.atMost(`${name}, layout shift`, median(seen.map(({ moved }) => moved)), 0.1);
  }
  const keys: number[] = [];
  for (let round = 0; round < rounds; round++) {
    keys.push(...(await quiet.round(() => openAndType(browser, origin + measuredPages.home))));
  }
  const slowest = keys.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.95)] ?? Number.NaN;
  goals.atMost('a typed key to the next frame, median', Math.round(median(keys)), 50, ' ms');
  goals.atMost(`the same, 95th in a hundred of ${keys.length}`, Math.round(slowest), 100, ' ms');
  await browser.close();
}

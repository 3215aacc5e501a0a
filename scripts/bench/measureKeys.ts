/**
 * Keys to paint: the search box of the site over 30,000 cards, in Chromium on a
 * processor four times slower, typed into at the pace of a hand.
 */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '#scripts/launchOptions.ts';
import { buildBenchPage, pageFile } from './buildBenchPage.ts';
import { createRandom, type Random } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';

const slowdown = 4;
/** Milliseconds between two keys of a quick hand. */
const pace = 150;
const names = 20;
const lettersOfEach = 8;
/** One frame at 60 a second. */
const frame = 16.7;

const origin = 'http://bench.test';

/** Milliseconds per key: until the page has been worked out anew, and until it has been painted. */
type Keys = {
  readonly work: readonly number[];
  readonly paint: readonly number[];
  readonly between: readonly number[];
};

export async function measureKeys(cards: BenchCards, report: Report): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-page-'));
  const browser = await chromium.launch(launchOptions);
  try {
    await buildBenchPage(cards, outDir);
    const page = await browser.newPage();
    await serveFrom(page, outDir);
    await page.goto(origin);
    const { work, paint, between } = await typeNames(page, cards, createRandom(names));
    report.heading(`Typing in Chromium, ${slowdown}x slower: milliseconds, median and p95`);
    report.spread('a key, worked out', work);
    report.spread('a key, painted', paint);
    report.note(`longest pause while the keys rest: ${Math.max(0, ...between).toFixed(0)} ms`);
    report.atMostMs('the slowest of all keys, worked out', Math.max(...work), frame);
  } finally {
    await browser.close();
    await rm(outDir, { recursive: true });
  }
}

async function serveFrom(page: Page, directory: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Bench</title><div id="root"></div><script type="module" src="/${pageFile}"></script>`;
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const body = await readFile(path.join(directory, pathname)).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body });
  });
}

async function typeNames(page: Page, { list: { cards } }: BenchCards, random: Random): Promise<Keys> {
  const box = page.getByRole('combobox');
  await box.focus();
  // The suggestions have come and the indexes are built before anything is timed.
  await box.fill('a');
  await page.getByRole('option').first().waitFor();
  await page
    .getByText(/cards? says? it|Search all text/)
    .first()
    .waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeys);
  for (let count = 0; count < names; count++) {
    await box.fill('');
    for (const letter of random.pick(cards).name.slice(0, lettersOfEach)) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 10 });
      await page.waitForTimeout(pace);
    }
  }
  return page.evaluate(() => window.keys);
}

declare global {
  interface Window {
    keys: { work: number[]; paint: number[]; between: number[] };
  }
}

/** Runs in the page. */
function watchKeys(): void {
  const keys = { work: [] as number[], paint: [] as number[], between: [] as number[] };
  window.keys = keys;
  let pressed = 0;
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
  addEventListener('input', () => {
    const since = pressed;
    // Behind the microtask in which the page is rendered; asking for a size lays it out.
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        keys.work.push(performance.now() - since);
      }),
    );
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => keys.paint.push(performance.now() - since);
      afterPaint.port2.postMessage(undefined);
    });
  });
  new PerformanceObserver((list) => keys.between.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

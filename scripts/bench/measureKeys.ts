/**
 * Keys to paint: the search box of the site over 30,000 cards, in Chromium on a
 * processor four times slower, typed into at the pace of a hand.
 */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { phoneOptions } from '../launchOptions.ts';
import { buildBenchPage, pageFile } from './buildBenchPage.ts';
import { createRandom, type Random } from './random.ts';
import type { BenchCards } from './readCards.ts';
import type { Report } from './report.ts';
import { type Keys, type Watched, watchKeys } from './watchKeys.ts';

const slowdown = 4;
/** Milliseconds between two keys of a quick hand. */
const pace = 150;
const names = 20;
const lettersOfEach = 8;
/** One frame at 60 a second. */
const frame = 16.7;

const origin = 'http://bench.test';

/** A field that does nothing, beside which the search box is measured. */
const bareField = 'bare';

export async function measureKeys(cards: BenchCards, report: Report): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-page-'));
  const browser = await chromium.launch(phoneOptions);
  try {
    await buildBenchPage(cards, outDir);
    const page = await browser.newPage();
    await serveFrom(page, outDir);
    await page.goto(origin);
    const { box, bare, between } = await typeNames(page, cards, createRandom(names));
    report.heading(`Typing in Chromium, ${slowdown}x slower: milliseconds, median, p95 and the most`);
    report.spread('a bare field, worked out', bare.work);
    report.spread('a bare field, painted', bare.paint);
    report.spread('a key, worked out', box.work);
    report.spread('of it, in our hands', box.own);
    report.spread('a key, painted', box.paint);
    // The way from the keyboard to the page is the browser's; how long it is there, the bare field says.
    const late = ({ work }: Keys) => `${work.filter((time) => time > frame).length} of ${work.length}`;
    report.note(`keys that took more than a frame: ${late(box)}, in the bare field ${late(bare)}`);
    report.note(`longest pause while the keys rest: ${Math.max(0, ...between).toFixed(0)} ms`);
    report.atMostMs('the slowest of all keys, in our hands', Math.max(...box.own), frame);
  } finally {
    await browser.close();
    await rm(outDir, { recursive: true });
  }
}

async function serveFrom(page: Page, directory: string): Promise<void> {
  const styles = (await readdir(path.join(directory, 'assets'))).filter((name) => /^benchPage.*\.css$/.test(name));
  const links = styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('');
  const html = `<!doctype html><html lang="en"><title>Bench</title>${links}<div id="root"></div><input id="${bareField}" type="search"><script type="module" src="/${pageFile}"></script>`;
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const body = await readFile(path.join(directory, pathname)).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body });
  });
}

async function typeNames(page: Page, { list: { cards } }: BenchCards, random: Random): Promise<Watched> {
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
  await page.evaluate(watchKeys, bareField);
  for (const field of [page.locator(`#${bareField}`), box]) {
    for (let count = 0; count < names; count++) {
      await field.fill('');
      for (const letter of random.pick(cards).foldedName.slice(0, lettersOfEach)) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 10 });
        await page.waitForTimeout(pace);
      }
    }
  }
  return page.evaluate(() => window.watched);
}

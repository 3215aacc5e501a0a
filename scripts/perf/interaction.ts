/** Measures longest task, layout shift, and key press to next frame while opening, scrolling and typing, CPU slowed. */

import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../launchOptions.ts';
import { type Goals, measureRounds, median, quantile } from './goals.ts';
import {
  framesMeasured,
  measuredPages,
  measureFrames,
  openPage,
  openSlowTab,
  phone,
  type Seen,
  seenIn,
} from './measuredPage.ts';

const rounds = 3;

/** Scrolls to the end of the page, one screen every two frames. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
}

async function openAndScroll(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context);
  await openPage(page, address);
  await scrollThrough(page);
  const seen = await seenIn(page);
  await context.close();
  return seen;
}

/** Milliseconds from each typed key in the search box to the next frame, after the indexes are built. */
async function typeName(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await openSlowTab(context);
  await page.goto(address, { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox').first();
  await box.fill('a');
  await page
    .getByText(/Search all text|cards? says? it/)
    .first()
    .waitFor();
  await box.fill('');
  await measureFrames(page, 'keydown');
  const name = 'second haircut';
  await page.keyboard.type(name, { delay: 120 });
  const keys = await framesMeasured(page, name.length);
  await context.close();
  return keys;
}

export async function measureInteraction(origin: string, goals: Goals): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  goals.title(`Opening, scrolling and typing at 4x slower (median of ${rounds})`);
  for (const [name, path] of Object.entries(measuredPages)) {
    const seen = await measureRounds(rounds, () => openAndScroll(browser, origin + path));
    goals.atMost(`${name}, longest task`, median(seen.map(({ longestTask }) => longestTask)), 200, ' ms');
    goals.atMost(`${name}, layout shift`, median(seen.map(({ shift }) => shift)), 0.1);
  }
  const keys = (await measureRounds(rounds, () => typeName(browser, origin))).flat();
  goals.atMost('a typed key to the next frame, median', median(keys), 50, ' ms');
  goals.atMost(`the same, 95th percentile of ${keys.length}`, quantile(keys, 0.95), 100, ' ms');
  await browser.close();
}

/** The screens of a build with many cards, in Chromium at a quarter of its speed: opening, scrolling, searching, and what is fetched unasked. */

import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { CardSetFile } from '#game/cards/cardSet.ts';
import { cardFacesCache } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { type Watched, watchKeys } from '../bench/watchKeys.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { type Goals, median } from '../perf/goals.ts';
import { readyToSuggest, scrollThrough } from '../perf/hands.ts';
import { phone, slowProcessor, untilPainted, watch, whatWasSeen } from '../perf/pages.ts';
import { phoneBrowser } from '../phoneBrowser.ts';
import { startSiteServer } from '../server/siteServer.ts';

const longestTask = 200;
/** One frame at 60 a second. */
const frame = 16.7;
/** Enough to know the pace of saving, and how many milliseconds that may take. */
const someImages = 100;
const patience = 30_000;

export async function measureScreens(outDir: string, added: readonly CardSetFile[], goals: Goals): Promise<void> {
  const settings = { ...readSiteSettings(process.cwd()), backend: false };
  const site = await startSiteServer({ root: outDir, settings, port: 0 });
  const browser = await chromium.launch(phoneBrowser);
  try {
    goals.title('Screens, on a phone at 4x slower');
    await measureLists(browser, site.origin, goals);
    goals.title('Search');
    await measureSearch(browser, site.origin, added, goals);
    goals.title('Card images');
    await measureUnasked(browser, site.origin, goals);
  } finally {
    await browser.close();
    await site.stop();
  }
}

const lists = {
  'the gallery': routes.cards.href(),
  'the gallery as a list': routes.cards.href('view=list'),
  'all cards whose text says “damage”': routes.searchResults.href('effects=damage'),
  'a card': routes.card.href(8, 50),
};

async function measureLists(browser: Browser, origin: string, goals: Goals): Promise<void> {
  for (const [name, path] of Object.entries(lists)) {
    const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
    await watch(page);
    await slowProcessor(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await untilPainted(page);
    // The cards that were asked for, and not those that the build rendered without knowing of it.
    await page.locator('html[data-alive] main :is(img, article)').first().waitFor();
    await frameHasEnded(page);
    const opened = await whatWasSeen(page);
    goals.note(`${name}: ${Math.round(opened.paint)} ms to the first paint`);
    goals.atMost(`${name}, longest task while it opens`, Math.round(opened.longest), longestTask, ' ms');
    await page.evaluate(() => Object.assign((globalThis as unknown as { seen: object }).seen, { longest: 0 }));
    await scrollThrough(page);
    const { longest, moved } = await whatWasSeen(page);
    goals.atMost(`${name}, longest task while it is scrolled from end to end`, Math.round(longest), longestTask, ' ms');
    goals.atMost(`${name}, layout shift`, moved, 0.1);
    await page.close();
  }
}

/** The frame that has just shown something is a task too, and is told of after it. */
const frameHasEnded = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next));
  });

async function measureSearch(
  browser: Browser,
  origin: string,
  added: readonly CardSetFile[],
  goals: Goals,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await slowProcessor(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  const { name = '' } = added.at(-1)?.cards.at(-1) ?? {};
  const started = performance.now();
  const box = page.getByRole('combobox').first();
  await box.fill(name.slice(0, -1));
  await page.getByRole('option', { name }).first().waitFor();
  goals.atMost('from the first focus to the last card of all suggested', performance.now() - started, 3000, ' ms');
  await readyToSuggest(page);
  const keys = await typeBeside(page, box, 'second haircut');
  const spread = (times: readonly number[]) => `${Math.round(median(times))} to ${Math.round(Math.max(...times))} ms`;
  goals.note(`a typed key until it is painted, median to slowest: ${spread(keys.box.paint)}`);
  goals.note(`the same in a field that does nothing: ${spread(keys.bare.paint)}`);
  goals.atMost('a typed key, what the page has of it, the slowest', Math.max(...keys.box.own), frame, ' ms');
  await page.close();
}

/** Types slowly into a field that does nothing, so that what is the browser's is known, and into the box. */
async function typeBeside(page: Page, box: Locator, text: string): Promise<Watched> {
  const bareField = 'bare';
  await page.evaluate((id) => {
    const field = Object.assign(document.createElement('input'), { id, type: 'search' });
    field.style.cssText = 'position: fixed; inset: auto 0 0 auto';
    document.body.append(field);
  }, bareField);
  await page.evaluate(watchKeys, bareField);
  for (const field of [page.locator(`#${bareField}`), box]) {
    await field.focus();
    await page.keyboard.type(text, { delay: 120 });
  }
  await page.waitForFunction((count) => window.watched.box.paint.length === count, text.length);
  return page.evaluate(() => window.watched);
}

/** More than 20 MB of images: nothing is saved until the reader asks for it. */
async function measureUnasked(browser: Browser, origin: string, goals: Goals): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload({ waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 600);
  // What this page shows, or would further down, is kept as it comes by.
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('img, image')].map(
      (image) => new URL(image.getAttribute('src') ?? image.getAttribute('href') ?? '', location.href).href,
    ),
  );
  // Whatever a key and a scroll set going has begun when another page has read the account.
  await page.goto(origin + routes.ready.href());
  const saveEverything = page.getByRole('button', { name: 'Save everything' });
  await saveEverything.waitFor();
  const saved = () =>
    page.evaluate(async (name) => {
      if (!(await caches.has(name))) return [];
      return (await (await caches.open(name)).keys()).map(({ url }) => url);
    }, cardFacesCache);
  const unasked = (await saved()).filter((url) => !shown.includes(url));
  goals.atMost('saved after a key and a scroll, and not shown', unasked.length, 0);
  const started = performance.now();
  await saveEverything.click();
  while ((await saved()).length < someImages && performance.now() - started < patience);
  const seconds = (performance.now() - started) / 1000;
  const pace = (await saved()).length / seconds;
  goals.atMost(`until ${someImages} images were saved after “Save everything”`, seconds, patience / 1000, ' s');
  goals.note(`${Math.round(pace)} images a second`);
  await context.close();
}

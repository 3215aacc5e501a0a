/** Measures typing into the site's search box with many cards, in Chromium with a 4x CPU slowdown. */

import { chromium, type Page } from '@playwright/test';
import type { PluginOption } from 'vite';
import { replacedModules, sourceOf } from '../../cards/build/generatedModules.ts';
import { bundlePage } from '../../scripts/build/bundlePage.ts';
import { sharedPlugins } from '../../scripts/build/sharedPlugins.ts';
import { virtualModules } from '../../scripts/build/virtualModules.ts';
import { root } from '../../scripts/builtSite.ts';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { indexCards } from '../../src/search/cardIndex.ts';
import { setNamesOf } from '../../src/search/setNames.ts';
import { type Goals, median, quantile } from '../goals.ts';
import type { BenchCards } from './benchCards.ts';
import { createRandom } from './random.ts';

const origin = 'http://bench.test';
/** Milliseconds between two keys of fast typing. */
const pace = 150;
const names = 20;
const lettersOfEach = 8;
/** Milliseconds from a key to the list. */
const most = 50;

declare global {
  interface Window {
    /** Milliseconds of each key in listeners and layout. */
    keys: number[];
  }
}

export async function measureKeys(cards: BenchCards, goals: Goals): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const body = await benchPage(cards);
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(origin);
    const keys = await typeNames(page, cards);
    goals.title('Typing in Chromium, 4x slower');
    goals.note(`${keys.length} keys, median ${median(keys).toFixed(1)} ms, p95 ${quantile(keys, 0.95).toFixed(1)} ms`);
    goals.atMost('95 of 100 keys', quantile(keys, 0.95), most, ' ms');
  } finally {
    await browser.close();
  }
}

async function benchPage({ list, texts }: BenchCards): Promise<string> {
  const benchCards = replacedModules('bench-cards', {
    cardList: () => sourceOf('cardList', list),
    setNames: () => sourceOf('setNames', list.sets.map(setNamesOf)),
    cardTexts: () => sourceOf('cardTexts', texts),
    cardIndex: () => sourceOf('cardIndex', JSON.stringify(indexCards(list, texts))),
  });
  // Would draw the card images.
  const isCardFiles = (plugin: PluginOption) =>
    plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'card-files';
  const noSpots = virtualModules('no-spots', { 'virtual:spots.css': () => '' });
  const plugins = [benchCards, noSpots, ...sharedPlugins().filter((plugin) => !isCardFiles(plugin))];
  const { script, style } = await bundlePage(root, 'src/app/development/benchPage.tsx', plugins);
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div id="root"></div><script type="module">${script}</script>`;
}

/** Runs in the page. */
function watchKeys(): void {
  window.keys = [];
  let heard = 0;
  addEventListener('input', () => (heard = performance.now()), { capture: true });
  addEventListener('input', () =>
    // React renders in a microtask, so this one runs after it. Reading a size forces layout.
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        window.keys.push(performance.now() - heard);
      }),
    ),
  );
}

async function typeNames(page: Page, { list: { cards } }: BenchCards): Promise<number[]> {
  const box = page.getByRole('combobox');
  // Waits until the suggestions are loaded and the indexes built.
  await box.fill('a');
  await page.getByRole('option').first().waitFor();
  await page
    .getByText(/cards? says? it|Search all text/)
    .first()
    .waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchKeys);
  const random = createRandom(names);
  for (let count = 0; count < names; count++) {
    await box.fill('');
    await box.pressSequentially(random.pick(cards).foldedName.slice(0, lettersOfEach), { delay: pace });
  }
  return page.evaluate(() => window.keys);
}

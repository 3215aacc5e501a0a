/** Measures typing into the site's search box with many cards, in Chromium with a 4x CPU slowdown. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type PluginOption } from 'vite';
import { cardListModules, exportJson } from '#cards/build/cardListModules.ts';
import { sharedPlugins } from '../build/sharedPlugins.ts';
import { launchOptions } from '../launchOptions.ts';
import type { BenchCards } from './benchCards.ts';
import type { Report } from './measure.ts';
import { createRandom } from './random.ts';

const root = path.resolve(import.meta.dirname, '../..');
const origin = 'http://bench.test';
/** Milliseconds between two keys of fast typing. */
const pace = 150;
const names = 20;
const lettersOfEach = 8;
/** One frame at 60 Hz. */
const frame = 16.7;

/** Milliseconds of each key: `own` in listeners and layout, `work` from the key press to the end of both. */
type Keys = { readonly own: number[]; readonly work: number[] };

declare global {
  interface Window {
    keys: Record<'box' | 'bare', Keys>;
  }
}

export async function measureKeys(cards: BenchCards, report: Report): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-page-'));
  const browser = await chromium.launch(launchOptions);
  try {
    await buildBenchPage(cards, outDir);
    const page = await browser.newPage();
    await serveFrom(page, outDir);
    await page.goto(origin);
    const { box, bare } = await typeNames(page, cards);
    report.heading('Typing in Chromium, 4x slower: milliseconds, median, p95 and maximum');
    report.spread('an input without listeners', bare.work);
    report.spread('the search box', box.work);
    report.spread('search box, our own code', box.own);
    const late = ({ work }: Keys) => `${work.filter((time) => time > frame).length} of ${work.length}`;
    report.note(`keys over one frame: ${late(box)}, without listeners ${late(bare)}`);
    report.atMostMs('slowest key, our own code', Math.max(...box.own), frame);
  } finally {
    await browser.close();
    await rm(outDir, { recursive: true });
  }
}

async function buildBenchPage({ list, texts }: BenchCards, outDir: string): Promise<void> {
  // Vite sets this to development for scripts, and React is several times slower in development.
  process.env.NODE_ENV = 'production';
  const modules = new Map([
    ...Object.entries(cardListModules).map(([id, print]) => [id, print(list)] as const),
    ['virtual:card-texts', exportJson('cardTexts', texts)],
    ['virtual:personas', 'export const personas = [];'],
    ['virtual:spots.css', ''],
  ]);
  const benchCards: Plugin = {
    name: 'bench-cards',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1)),
  };
  const isCardData = (plugin: PluginOption) =>
    plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'card-data';
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), ...sharedPlugins().filter((plugin) => !isCardData(plugin)), benchCards],
    build: {
      outDir,
      rolldownOptions: {
        input: path.resolve(root, 'src/app/development/benchPage.tsx'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
}

async function serveFrom(page: Page, directory: string): Promise<void> {
  const styles = (await readdir(path.join(directory, 'assets'))).filter((name) => /^benchPage.*\.css$/.test(name));
  const links = styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('');
  const body = '<div id="root"></div><input id="bare"><script type="module" src="/page.js"></script>';
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${links}${body}` });
    const file = await readFile(path.join(directory, pathname)).catch(() => undefined);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body: file });
  });
}

/** Runs in the page. */
function watchKeys(): void {
  window.keys = { box: { own: [], work: [] }, bare: { own: [], work: [] } };
  let pressed = 0;
  let heard = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  addEventListener('input', () => (heard = performance.now()), { capture: true });
  addEventListener('input', ({ target }) => {
    const [from, own] = [pressed, heard];
    const keys = window.keys[target instanceof Element && target.id === 'bare' ? 'bare' : 'box'];
    // React renders in a microtask, so this one runs after it. Reading a size forces layout.
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.body.getBoundingClientRect();
        keys.work.push(performance.now() - from);
        keys.own.push(performance.now() - own);
      }),
    );
  });
}

async function typeNames(page: Page, { list: { cards } }: BenchCards): Promise<Window['keys']> {
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
  for (const field of [page.locator('#bare'), box]) {
    for (let count = 0; count < names; count++) {
      await field.fill('');
      for (const letter of random.pick(cards).foldedName.slice(0, lettersOfEach)) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 10 });
        await page.waitForTimeout(pace);
      }
    }
  }
  return page.evaluate(() => window.keys);
}

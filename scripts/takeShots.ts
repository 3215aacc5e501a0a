/**
 * `npm run shots`: pictures of every screen at three sizes in both themes, in `shots/`, and which screens shift while
 * they load. `npm run shots -- phone-ink tablet` takes only these. `npm run screenshots` takes those of the manifest.
 */

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#site/routes.ts';
import { readSiteSettings } from './build/siteSettings.ts';
import { screenshots } from './build/webManifest.ts';
import { launchOptions } from './launchOptions.ts';
import { startSiteServer } from './server/siteServer.ts';

const root = path.resolve(import.meta.dirname, '..');
const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;
const themes = { paper: 'light', ink: 'dark' } as const;
const sandboxPages = ['symbols', 'faces', 'flashes', 'modals', 'forms', 'typography', 'errors', 'buttons', 'icons'];

type Shot = { readonly name: string; readonly address: string; readonly press?: readonly ['link' | 'button', string] };

const shots: readonly Shot[] = [
  ...Object.entries(routes).flatMap(([name, { pattern }]) =>
    typeof pattern === 'string' && !pattern.includes(':') ? [{ name, address: pattern }] : [],
  ),
  ...sandboxPages.map((page) => ({ name: `sandbox-${page}`, address: routes.sandbox.href(page) })),
  { name: 'card', address: routes.card.href(1, 16) },
  { name: 'no-such-card', address: routes.card.href(1, 99) },
  { name: 'results-of-a-search', address: routes.searchResults.href('discipline=mental&type=state') },
  { name: 'results-none', address: routes.searchResults.href('name=zzz') },
  { name: 'rules-setup', address: routes.rules.href('setup') },
  { name: 'story', address: routes.personaStory.href('wick') },
  { name: 'unknown-page', address: '/nowhere' },
  { name: 'modal-newsletter', address: routes.home.href(), press: ['link', 'Download Free Demo'] },
  { name: 'modal-persona', address: routes.home.href(), press: ['link', 'Ottoline Wick'] },
  { name: 'modal-hello', address: routes.sandbox.href('modals'), press: ['button', 'Hello'] },
  { name: 'modal-confirm', address: routes.privacy.href(), press: ['button', 'Clear this device'] },
  { name: 'modal-zoom', address: routes.card.href(1, 16), press: ['button', 'Zoom'] },
  { name: 'more', address: routes.cards.href(), press: ['button', 'More'] },
];

async function shoot(context: BrowserContext, { name, address, press }: Shot, folder: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  if (shift > 0.02) console.log(`${folder}/${name} shifted by ${shift.toFixed(3)}`);
  if (press) {
    const control = page.getByRole(press[0], { name: press[1] }).first();
    if (await control.isVisible()) {
      await control.click();
      await page.locator('dialog[open], :popover-open').first().waitFor();
    }
  } else await loadLazyImages(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: press === undefined });
  await page.close();
}

const loadLazyImages = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

/** Runs in the page. */
function watchShift(): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(entry.toJSON().value);
    document.documentElement.dataset.shift = String(shift);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shootScreens(browser: Browser, baseURL: string, wanted: readonly string[]): Promise<void> {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const [theme, colorScheme] of Object.entries(themes)) {
      const name = `${size}-${theme}`;
      if (wanted.length > 0 && !wanted.includes(size) && !wanted.includes(name)) continue;
      const folder = path.join(root, 'shots', name);
      const viewport = { width, height };
      const context = await browser.newContext({ baseURL, viewport, colorScheme, serviceWorkers: 'block' });
      await context.addInitScript(watchShift);
      for (const shot of shots) await shoot(context, shot, folder);
      await context.close();
      console.log(folder);
    }
  }
}

async function shootForManifest(browser: Browser, baseURL: string): Promise<void> {
  for (const { src, page: address, viewport, scale } of screenshots) {
    const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor: scale, colorScheme: 'light' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const file = path.join(root, 'public', src);
    await mkdir(path.dirname(file), { recursive: true });
    const picture = sharp(await page.screenshot());
    await picture.webp({ quality: 85 }).toFile(file);
    console.log(file);
  }
}

export async function main(args: readonly string[]): Promise<void> {
  const settings = { ...readSiteSettings(root), backend: false };
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  const browser = await chromium.launch(launchOptions);
  if (args.includes('--manifest')) await shootForManifest(browser, site.origin);
  else await shootScreens(browser, site.origin, args);
  await browser.close();
  await site.stop();
}

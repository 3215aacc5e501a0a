/**
 * Takes a picture of every screen, at three sizes and in both themes, into `shots/`
 * for somebody to look at, and says which screens moved while they arrived.
 * `npm run shots -- phone-ink tablet` takes only those; a size stands for both its themes.
 */

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { readSiteSettings } from './build/siteSettings.ts';
import { launchOptions } from './launchOptions.ts';
import { startSiteServer } from './server/siteServer.ts';

const root = path.resolve(import.meta.dirname, '..');

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;
const themes = { paper: 'light', ink: 'dark' } as const;

const sandboxPages = ['symbols', 'faces', 'flashes', 'modals', 'forms', 'typography', 'errors', 'buttons', 'icons'];

/** Routes with parameters, or that are worth more than one picture. */
const samples: Readonly<Record<string, string>> = {
  card: routes.card.href(1, 16),
  'no-such-card': routes.card.href(1, 99),
  'results-of-a-search': routes.searchResults.href('discipline=mental&type=state'),
  'results-none': routes.searchResults.href('name=zzz'),
  'rules-setup': routes.rules.href('setup'),
  story: routes.personaStory.href('wick'),
  'unknown-page': '/nowhere',
  ...Object.fromEntries(sandboxPages.map((page) => [`sandbox-${page}`, routes.sandbox.href(page)])),
};

/** What is opened on a screen before its picture is taken. */
const openings: Readonly<Record<string, readonly [address: string, open: (page: Page) => Promise<void>]>> = {
  'modal-newsletter': [routes.home.href(), press('link', 'Download Free Demo')],
  'modal-persona': [routes.home.href(), press('link', 'Ottoline Wick')],
  'modal-hello': [routes.sandbox.href('modals'), press('button', 'Hello')],
  'modal-confirm': [routes.privacy.href(), press('button', 'Clear this device')],
  'modal-zoom': [routes.card.href(1, 16), press('button', 'Zoom')],
  more: [routes.cards.href(), press('button', 'More')],
};

function press(role: 'link' | 'button', name: string) {
  return async (page: Page) => {
    const control = page.getByRole(role, { name }).first();
    if (!(await control.isVisible())) return;
    await control.click();
    await page.locator('dialog[open], :popover-open').first().waitFor();
  };
}

/** The routes without parameters, each by its name in the table. */
const screens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(routes).flatMap(([name, { pattern }]) =>
      typeof pattern === 'string' && !pattern.includes(':') ? [[name, pattern]] : [],
    ),
  ),
  ...samples,
};

const mostShift = 0.02;

async function shoot(context: BrowserContext, address: string, file: string, open?: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
  if (moved > mostShift) console.log(`${file} moved by ${moved.toFixed(3)} while it arrived`);
  if (open) {
    await open(page);
  } else {
    // Pictures further down are fetched when they come near.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
    });
  }
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: open === undefined });
  await page.close();
}

export async function main(wanted: readonly string[]): Promise<void> {
  const settings = { ...readSiteSettings(root), backend: false };
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  const browser = await chromium.launch(launchOptions);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const [theme, colorScheme] of Object.entries(themes)) {
      if (wanted.length > 0 && !wanted.includes(size) && !wanted.includes(`${size}-${theme}`)) continue;
      const folder = path.join(root, 'shots', `${size}-${theme}`);
      await mkdir(folder, { recursive: true });
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width, height },
        colorScheme,
        serviceWorkers: 'block',
      });
      await context.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += Number(entry.toJSON().value);
          document.documentElement.dataset.moved = String(moved);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [name, address] of Object.entries(screens))
        await shoot(context, address, path.join(folder, `${name}.png`));
      for (const [name, [address, open]] of Object.entries(openings))
        await shoot(context, address, path.join(folder, `${name}.png`), open);
      await context.close();
      console.log(folder);
    }
  }
  await browser.close();
  await site.stop();
}

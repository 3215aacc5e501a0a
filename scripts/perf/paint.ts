/** Measures the largest contentful paint of a first visit on slow 4G, against the same page without scripts. */

import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../launchOptions.ts';
import type { SiteServer } from '../server/siteServer.ts';
import { copyWithoutScripts } from './builtCopy.ts';
import { type Goals, measureRounds, median } from './goals.ts';
import { measuredPages, openPage, openSlowTab, phone, seenIn } from './measuredPage.ts';

const rounds = 5;

async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context, 'slow4G');
  await openPage(page, address);
  const seen = await seenIn(page);
  await context.close();
  return seen.largestPaint;
}

export async function measurePaint(site: SiteServer, built: string, goals: Goals): Promise<void> {
  goals.title(`Largest paint at 4x slower and slow 4G, against plain HTML (median of ${rounds})`);
  const browser = await chromium.launch(launchOptions);
  const plain = await copyWithoutScripts(built);
  for (const [name, path] of Object.entries(measuredPages)) {
    // The HTML does not contain search results, so their page is compared with the gallery.
    const isQuery = name === 'results';
    const other = isQuery ? { root: built, path: measuredPages.gallery } : { root: plain.folder, path };
    const times = await measureRounds(rounds, async () => {
      site.deploy(other.root);
      const compared = await largestPaint(browser, `${site.origin}${other.path}`);
      site.deploy(built);
      return { compared, app: await largestPaint(browser, site.origin + path) };
    });
    const app = median(times.map((round) => round.app));
    const compared = median(times.map((round) => round.compared));
    const figures = `${name}, ${Math.round(app)} ms against ${Math.round(compared)} ms`;
    goals.atMost(figures, app / compared, isQuery ? 1.25 : 1.1, 'x');
  }
  plain.remove();
  await browser.close();
}

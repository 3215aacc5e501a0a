/** When a page has been painted on a slow phone and a slow line, against the same page without any script. */

import { type Browser, chromium } from '@playwright/test';
import { phoneBrowser } from '../phoneBrowser.ts';
import type { SiteServer } from '../server/siteServer.ts';
import { copyBuild } from './builtCopy.ts';
import { type Goals, median } from './goals.ts';
import { measuredPages, phone, slowNetwork, slowProcessor, untilPainted, watch, whatWasSeen } from './pages.ts';
import type { QuietMoments } from './quietMoment.ts';

const rounds = 5;

/** Whatever a browser would run, and what names it; not the data that stands in the page. */
const scripts = /<script(?! type="application\/)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** Milliseconds to the largest paint of a first visit. */
async function timeToPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await watch(page);
  await slowProcessor(page);
  await slowNetwork(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await untilPainted(page);
  const { largest } = await whatWasSeen(page);
  await context.close();
  return largest;
}

export async function measurePaint(site: SiteServer, built: string, goals: Goals, quiet: QuietMoments): Promise<void> {
  goals.title(`Largest paint at 4x slower and slow 4G, against plain HTML (median of ${rounds})`);
  const browser = await chromium.launch(phoneBrowser);
  const plain = await copyBuild(built, { files: /\.html$/, change: (_file, html) => html.replaceAll(scripts, '') });
  for (const [name, path] of Object.entries(measuredPages)) {
    const times = { app: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const [bare, app] = await quiet.round(async () => {
        site.deploy(plain.folder);
        const withoutScripts = await timeToPaint(browser, site.origin + path);
        site.deploy(built);
        return [withoutScripts, await timeToPaint(browser, site.origin + path)] as const;
      });
      times.plain.push(bare);
      times.app.push(app);
    }
    const [app, bare] = [median(times.app), median(times.plain)];
    goals.atMost(`${name}, ${Math.round(app)} ms against ${Math.round(bare)} ms`, app / bare, 1.1, 'x');
  }
  plain.remove();
  await browser.close();
}

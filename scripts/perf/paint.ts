/** The largest paint on a slow phone and a slow network, against the same page without scripts. */

import { type Browser, chromium } from '@playwright/test';
import { phoneBrowser } from '../phoneBrowser.ts';
import type { SiteServer } from '../server/siteServer.ts';
import { copyBuild } from './builtCopy.ts';
import { type Goals, median } from './goals.ts';
import { measuredPages, phone, slowNetwork, slowProcessor, untilPainted, watch, whatWasSeen } from './pages.ts';
import type { QuietMoments } from './quietMoment.ts';

const rounds = 5;

/** Scripts and their preloads, but not data blocks. */
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

/** The results of a query are not in the HTML, so their largest paint is compared with that of the gallery. */
const comparedWithGallery = 'results';

export async function measurePaint(site: SiteServer, built: string, goals: Goals, quiet: QuietMoments): Promise<void> {
  goals.title(`Largest paint at 4x slower and slow 4G, against plain HTML (median of ${rounds})`);
  const browser = await chromium.launch(phoneBrowser);
  const plain = await copyBuild(built, { files: /\.html$/, change: (_file, html) => html.replaceAll(scripts, '') });
  for (const [name, path] of Object.entries(measuredPages)) {
    const other =
      name === comparedWithGallery ? { root: built, path: measuredPages.gallery } : { root: plain.folder, path };
    const times = { app: [] as number[], other: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const [compared, app] = await quiet.round(async () => {
        site.deploy(other.root);
        const first = await timeToPaint(browser, site.origin + other.path);
        site.deploy(built);
        return [first, await timeToPaint(browser, site.origin + path)] as const;
      });
      times.other.push(compared);
      times.app.push(app);
    }
    const [app, compared] = [median(times.app), median(times.other)];
    const goal = name === comparedWithGallery ? 1.25 : 1.1;
    goals.atMost(`${name}, ${Math.round(app)} ms against ${Math.round(compared)} ms`, app / compared, goal, 'x');
  }
  plain.remove();
  await browser.close();
}

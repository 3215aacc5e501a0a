/** What visits cost in requests and bytes, and how soon every kind of page is painted with no network at all. */

import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { phoneBrowser } from '../phoneBrowser.ts';
import type { ServedRequest, SiteServer } from '../server/siteServer.ts';
import { makeCodeUpdate } from './codeUpdate.ts';
import { type Goals, median } from './goals.ts';
import { firstPaint, phone, slowProcessor, untilPainted, watch, whatWasSeen } from './pages.ts';
import type { QuietMoments } from './quietMoment.ts';

const rounds = 5;

const isFace = ({ path }: ServedRequest) => /-(thumb|full)\./.test(path);
/** The page asks for it at any good moment, to know whether the site can be reached. */
const isProbe = ({ path }: ServedRequest) => path === '/version.json';
const kilobytes = (requests: readonly ServedRequest[]) =>
  Math.round(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);

/** Until nothing was asked for in so many milliseconds. */
async function untilQuiet({ requests }: SiteServer, ms: number): Promise<void> {
  for (let before = -1; before !== requests.length; ) {
    before = requests.length;
    await pause(ms);
  }
}

/** The route table's pages, with an example for those that need one. */
const offlinePages = [
  ...Object.values(routes).flatMap(({ pattern, prerendered }) =>
    prerendered && typeof pattern === 'string' && !pattern.includes(':') ? [pattern] : [],
  ),
  routes.card.href(1, 4),
  routes.personaStory.href('wick'),
];

export async function measureVisits(site: SiteServer, built: string, goals: Goals, quiet: QuietMoments): Promise<void> {
  goals.title('Visits');
  const browser = await chromium.launch(phoneBrowser);
  const context = await browser.newContext({ ...phone, baseURL: site.origin });
  const page = await context.newPage();

  // The card images do not count. They are fetched after 10 s in view or a gesture, and a script run by Playwright is one.
  const firstVisit = await requestsDuring(site, async () => void (await page.goto('/')), 2000);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await untilQuiet(site, 3000);
  goals.atMost('first visit, the whole site stored', firstVisit.length, 45, ' requests');
  goals.atMost('first visit, the whole site stored', kilobytes(firstVisit), 600, ' KB');

  const again = await context.newPage();
  const repeatVisit = await requestsDuring(site, async () => {
    await again.goto('/', { waitUntil: 'networkidle' });
    // The browser looks for a newer worker when it finds the time, some seconds after the page.
    for (let waited = 0; site.requests.length === 0 && waited < 20; waited++) await pause(1000);
  });
  await again.close();
  goals.atMost('repeat visit', repeatVisit.length, 1, ' requests');
  for (const { path } of repeatVisit) goals.note(path);

  await measureUpdate(site, built, page, goals);
  await measureOffline(site, context, goals, quiet);
  await browser.close();
}

async function requestsDuring(site: SiteServer, act: () => Promise<void>, quietMs = 3000): Promise<ServedRequest[]> {
  site.requests.length = 0;
  await act();
  await untilQuiet(site, quietMs);
  return [...site.requests];
}

async function measureUpdate(site: SiteServer, built: string, page: Page, goals: Goals): Promise<void> {
  const update = await makeCodeUpdate(built);
  site.deploy(update.folder);
  const sent = await requestsDuring(site, () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    }),
  );
  const needed = sent.filter((request) => !isProbe(request));
  goals.atMost('update of code alone', needed.length, 8, ' requests');
  goals.note(`${kilobytes(needed)} KB: ${needed.map(({ path }) => path).join(' ')}`);
  goals.atMost('update of code alone', needed.filter(isFace).length, 0, ' images');
  site.deploy(built);
  update.remove();
}

/** Milliseconds to the first paint in a new tab. */
async function timeToPaint(context: BrowserContext, address: string): Promise<number> {
  const tab = await context.newPage();
  await watch(tab);
  await slowProcessor(tab);
  const { painted } = await firstPaint(tab);
  await tab.goto(address);
  await painted;
  await tab.locator('main h1').first().waitFor();
  await untilPainted(tab);
  const { paint } = await whatWasSeen(tab);
  await tab.close();
  return paint;
}

async function measureOffline(
  site: SiteServer,
  context: BrowserContext,
  goals: Goals,
  quiet: QuietMoments,
): Promise<void> {
  goals.title(`First paint with the server stopped, at 4x slower (median of ${rounds})`);
  await site.stop();
  for (const address of offlinePages) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await quiet.round(() => timeToPaint(context, address)));
    }
    goals.atMost(address, Math.round(median(times)), 1000, ' ms');
  }
  await site.start();
}

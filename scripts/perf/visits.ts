/** What visits cost in requests, and how soon every kind of page is painted with no network at all. */

import { chromium, type Page } from '@playwright/test';
import { routes } from '#domain/routes.ts';
import { launchOptions } from '#scripts/launchOptions.ts';
import type { SiteServer } from '#scripts/server/siteServer.ts';
import { makeCodeUpdate } from './codeUpdate.ts';
import type { Goals } from './goals.ts';
import { phone, slowProcessor, watch, whatWasSeen } from './pages.ts';

const isFace = ({ path }: { readonly path: string }) => /-(thumb|full)\./.test(path);

async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForLoadState('networkidle');
}

/** The route table's pages, with an example for those that need one. */
const offlinePages = [
  ...Object.values(routes).flatMap(({ pattern, prerendered }) =>
    prerendered && typeof pattern === 'string' ? [pattern] : [],
  ),
  routes.card.href(1, 4),
  routes.personaStory.href('wick'),
];

export async function measureVisits(site: SiteServer, built: string, goals: Goals): Promise<void> {
  goals.title('Visits');
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ ...phone, baseURL: site.origin });
  const page = await context.newPage();

  site.requests.length = 0;
  await page.goto('/');
  await waitForWorker(page);
  goals.atMost('first visit', new Set(site.requests.map(({ path }) => path)).size, 45, ' requests');

  site.requests.length = 0;
  const again = await context.newPage();
  await again.goto('/', { waitUntil: 'networkidle' });
  await again.waitForTimeout(2000);
  goals.atMost('repeat visit', site.requests.length, 1, ' requests');
  await again.close();

  const update = makeCodeUpdate(built);
  site.deploy(update.folder);
  site.requests.length = 0;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const sent = site.requests.filter(({ path }) => path !== '/version.json');
  goals.atMost('update of code alone', sent.length, 6, ' requests');
  goals.atMost('update of code alone', sent.filter(isFace).length, 0, ' images');
  site.deploy(built);
  update.remove();

  goals.title('Offline, first paint at 4x slower');
  await site.stop();
  for (const address of offlinePages) {
    const tab = await context.newPage();
    await watch(tab);
    await slowProcessor(tab);
    await tab.goto(address);
    await tab.locator('main h1').first().waitFor();
    goals.atMost(address, Math.round((await whatWasSeen(tab)).paint), 1000, ' ms');
    await tab.close();
  }
  await site.start();
  await browser.close();
}

/** Card images on another host: a second server, in a folder of its own. */

import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { readSiteSettings } from '../../scripts/build/siteSettings.ts';
import { type SiteServer, startSiteServer } from '../../scripts/server/siteServer.ts';
import { routes } from '../../src/site/routes.ts';
import { imageCount } from '../../tests/support/collection.ts';
import {
  expectLoaded,
  goOffline,
  openTab,
  saveEverything,
  showInterest,
  visitFirst,
} from '../../tests/support/offline.ts';
import { test as base, builtDir, expect } from '../../tests/support/siteTest.ts';
import { faultBuilds, hostedImages } from './builds.ts';

const built = faultBuilds.hosted;
const imageBase = `http://localhost:${hostedImages.port}${hostedImages.folder}`;

type ImageHost = { allowsCors: boolean; sendsErrorPage: boolean; readonly requests: string[]; stop(): Promise<void> };

async function startImageHost(): Promise<ImageHost> {
  const host = { allowsCors: true, sendsErrorPage: false, requests: [] as string[] };
  const server: Server = createServer(({ url = '' }, response) => {
    host.requests.push(url);
    const file = path.join(built, url.slice(hostedImages.folder.length));
    if (!url.startsWith(`${hostedImages.folder}/assets/cards/`) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    if (host.sendsErrorPage) {
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
        .end('<h1>Sorry</h1>');
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'image/avif',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(host.allowsCors && { 'Access-Control-Allow-Origin': '*' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(hostedImages.port, 'localhost', resolve));
  return Object.assign(host, {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const test = base.extend<{ readonly images: ImageHost; readonly site: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  images: async ({}, use) => {
    const images = await startImageHost();
    await use(images);
    await images.stop();
  },
  site: async ({ images: _ }, use) => {
    const settings = { ...readSiteSettings(path.resolve(builtDir, '..')), backend: false, imageBase };
    const site = await startSiteServer({ root: built, settings, port: 0 });
    await use(site);
    await site.stop();
  },
});

// The tests listen on the same port.
test.describe.configure({ mode: 'serial' });

test('O20: images from another host are saved, counted, and shown when both servers are gone', async ({
  page,
  site,
  images,
  context,
  complaints,
}) => {
  await visitFirst(page);
  await saveEverything(page);
  await page.goto(routes.ready.href());
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ready');
  await expect(page.getByText(`${imageCount} of ${imageCount}`, { exact: true })).toBeVisible();

  await images.stop();
  await goOffline(page, site, complaints);
  const gallery = await openTab(context, routes.card.href(1, 4));
  await expectLoaded(gallery.locator('main img[src*="-full."]'));
  await gallery.goto(routes.cards.href());
  await expectLoaded(gallery.locator('main img[src*="-thumb."]').first());
});

test('O20: images from a host without CORS headers are shown but not saved, and the site is not reported as ready', async ({
  page,
  images,
  complaints,
}) => {
  complaints.expect(/CORS|ERR_FAILED/);
  images.allowsCors = false;
  await visitFirst(page);
  await page.goto(routes.card.href(1, 4));
  await expectLoaded(page.locator('main img[src*="-full."]'));
  await showInterest(page);
  await page.goto(routes.ready.href());
  await expect(page.getByRole('main').getByRole('status')).toContainText('Almost');
  await expect(page.getByText(`0 of ${imageCount}`, { exact: true })).toBeVisible();
});

test('O20: an error page that the host sends with status 200 is not saved as an image', async ({ page, images }) => {
  images.sendsErrorPage = true;
  await visitFirst(page);
  await page.goto(routes.card.href(1, 4));
  await showInterest(page);
  await expect.poll(() => images.requests.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(imageCount);
  await page.goto(routes.ready.href());
  await expect(page.getByText(`0 of ${imageCount}`, { exact: true })).toBeVisible();

  images.sendsErrorPage = false;
  // A page whose download has ended does not begin it again.
  await page.reload();
  await saveEverything(page);
  await page.goto(routes.ready.href());
  await expect(page.getByText(`${imageCount} of ${imageCount}`, { exact: true })).toBeVisible();
});

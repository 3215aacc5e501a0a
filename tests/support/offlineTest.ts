/** A `test` on a device that stores the whole site and has no server: set up once, shared by the tests of a file. */

import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { printFilesCache } from '#site/paths.ts';
import { demoPicture } from '#site/print/printFiles.ts';
import { serveOn } from './hosts.ts';
import { emptyBrowserCache, saveEverything, storedIn, visitFirst } from './offline.ts';
import { expect, type SiteOptions, test } from './siteTest.ts';

export const offlineTest = test.extend<object, { readonly device: BrowserContext }>({
  device: [
    async ({ browser }, use, { project }) => {
      const site = await serveOn((project.use as Partial<SiteOptions>).host ?? 'plain');
      const device = await browser.newContext({
        ...(project.use as BrowserContextOptions),
        serviceWorkers: 'allow',
        baseURL: site.origin,
      });
      const page = await device.newPage();
      await visitFirst(page);
      await saveEverything(page);
      await expect.poll(() => storedIn(page, printFilesCache)).toContain(demoPicture.href);
      await emptyBrowserCache(page);
      await page.close();
      await site.stop();
      await use(device);
      await device.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  context: async ({ device }, use) => {
    await use(device);
    await Promise.all(device.pages().map((page) => page.close()));
  },
});

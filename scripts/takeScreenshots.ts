/** `npm run screenshots`: takes the screenshots of the web app manifest from the built site, into `public/`. */

import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { screenshots } from './build/webManifest.ts';
import { root, serveSite } from './builtSite.ts';
import { launchOptions } from './launchOptions.ts';

export async function main(): Promise<void> {
  const site = await serveSite();
  const browser = await chromium.launch(launchOptions);
  for (const { src, page: address, viewport, scale } of screenshots) {
    const options = { baseURL: site.origin, viewport, deviceScaleFactor: scale } as const;
    const page = await browser.newPage({ ...options, colorScheme: 'light' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const file = path.join(root, 'public', src);
    await sharp(await page.screenshot())
      .webp({ quality: 85 })
      .toFile(file);
    console.log(file);
  }
  await browser.close();
  await site.stop();
}

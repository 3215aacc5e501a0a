/** `npm run screenshots`: takes the screenshots of the web app manifest from the built site, into `public/`. */

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { readSiteSettings } from './build/siteSettings.ts';
import { screenshots } from './build/webManifest.ts';
import { launchOptions } from './launchOptions.ts';
import { startSiteServer } from './server/siteServer.ts';

const root = path.resolve(import.meta.dirname, '..');

export async function main(): Promise<void> {
  const settings = { ...readSiteSettings(root), backend: false };
  const site = await startSiteServer({ root: path.join(root, 'dist'), settings, port: 0 });
  const browser = await chromium.launch(launchOptions);
  for (const { src, page: address, viewport, scale } of screenshots) {
    const options = { baseURL: site.origin, viewport, deviceScaleFactor: scale } as const;
    const page = await browser.newPage({ ...options, colorScheme: 'light' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const file = path.join(root, 'public', src);
    await mkdir(path.dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: 85 })
      .toFile(file);
    console.log(file);
  }
  await browser.close();
  await site.stop();
}

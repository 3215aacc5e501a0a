/** Simulates another build of the site: a different worker and different pages, which the page finds at once. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteServer } from '#scripts/server/siteServer.ts';
import { builtVersion, manifestDigest, storedPages } from './newerBuild.ts';
import { builtDir, expect } from './siteTest.ts';

/** Publishes a newer version, lets the page find it, and accepts it there. */
export async function simulateUpdate(page: Page, site: SiteServer): Promise<void> {
  const built = (file: string) => readFile(path.join(builtDir, file), 'utf8');
  const renew = (text: string) => text.replaceAll(builtVersion(), 'another-version');
  let worker = renew(await built('sw.js'));
  for (const file of storedPages) {
    const before = await built(file);
    const body = renew(before);
    worker = worker.replace(manifestDigest(file, before), manifestDigest(file, body));
    const path = new RegExp(`^/${file.replace('.', '\\.')}$`);
    site.faults.push({ path, answer: { status: 200, contentType: 'text/html', body } });
  }
  site.faults.push({ path: /^\/sw\.js$/, answer: { status: 200, contentType: 'text/javascript', body: worker } });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText('There is a newer version of this app.');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(notice).toBeHidden();
}

/** Simulates another build of the site: a different worker and different pages, which the page finds at once. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteServer } from '#scripts/server/siteServer.ts';
import { builtVersion, renewShell, storedPages } from './newerBuild.ts';
import { builtDir, expect } from './siteTest.ts';

/** Publishes a newer version, lets the page find it, and accepts it there. */
export async function simulateUpdate(page: Page, site: SiteServer): Promise<void> {
  const renewed = async (file: string) =>
    (await readFile(path.join(builtDir, file), 'utf8')).replaceAll(builtVersion(), 'another-version');
  const worker = renewShell(await renewed('sw.js'), 'another-version');
  for (const file of storedPages) {
    const body = await renewed(file);
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

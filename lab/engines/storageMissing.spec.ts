/** A browser that refuses to store anything, as after "Block all cookies" in its settings. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { firefoxOptions, launchOptions } from '../../scripts/launchOptions.ts';
import { routes } from '../../src/site/routes.ts';
import { expect, test, waitForHydration } from '../../tests/support/siteTest.ts';

async function startWithoutStorage(isFirefox: boolean, profile: string) {
  if (isFirefox) {
    const browser = await firefox.launch({
      ...firefoxOptions,
      firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 },
    });
    return { page: await browser.newPage(), close: () => browser.close() };
  }
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(path.join(profile, 'Default'));
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  return { page: await context.newPage(), close: () => context.close() };
}

test('S1: the site works, and says that nothing is stored', async ({ site, browserName }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'without-storage-'));
  const { page, close } = await startWithoutStorage(browserName === 'firefox', profile);
  await page.goto(site.origin + routes.card.href(1, 1));
  await waitForHydration(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: 'House Key Knuckles' })).toBeVisible();
  await page.getByRole('combobox').locator('visible=true').first().pressSequentially('haymak');
  await expect(page.getByRole('option').first()).toContainText('Identical Haymaker');
  await page.goto(site.origin + routes.ready.href());
  await expect(page.getByRole('main').getByRole('status')).toContainText('this browser stores nothing');
  await close();
  await rm(profile, { recursive: true, force: true });
});

import { chromium } from '@playwright/test';
import { startSiteServer } from '../server/siteServer.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { measuredPages, phone } from '../perf/measuredPage.ts';
import { phoneOptions } from '../launchOptions.ts';
export async function main([d]) {
  console.log(measuredPages);
  const settings = { ...readSiteSettings('/tmp/wt/lead'), backend: false };
  const browser = await chromium.launch(phoneOptions);
  const site = await startSiteServer({ root: d, settings, port: 0 });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('console', (m) => console.log(m.text()));
  await page.goto(site.origin + measuredPages.rules, { waitUntil: 'networkidle' });
  for (let i = 0; i < 12; i++) {
    await new Promise((f) => setTimeout(f, 500));
    console.log(await page.evaluate(() => [document.documentElement.getAttributeNames().join(), document.querySelectorAll('[data-skippable]').length, scrollY]));
  }
  await browser.close(); await site.stop();
}

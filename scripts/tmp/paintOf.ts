import { chromium } from '@playwright/test';
import { phoneOptions } from '../launchOptions.ts';
import { startSiteServer } from '../server/siteServer.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { copyWithoutScripts } from '../perf/builtCopy.ts';
import { measuredPages, openSlowTab, phone, seenIn } from '../perf/measuredPage.ts';
export async function main([d, name, n = '5']) {
  const settings = { ...readSiteSettings(d.replace('/dist','')), backend: false };
  const site = await startSiteServer({ root: d, settings, port: 4199 });
  const plain = await copyWithoutScripts(d);
  const browser = await chromium.launch(phoneOptions);
  const one = async (address) => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await openSlowTab(context, 'slow4G');
    await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await seenIn(page); await context.close(); return seen;
  };
  const med = (a) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)];
  const p = [], a = [];
  for (let i = 0; i < Number(n); i++) {
    site.deploy(plain.folder); p.push((await one(site.origin + measuredPages[name])).largestPaint);
    site.deploy(d); a.push((await one(site.origin + measuredPages[name])).largestPaint);
  }
  console.log(name, 'plain', med(p), p.join(), 'app', med(a), a.join(), (med(a) / med(p)).toFixed(2));
  plain.remove(); await browser.close(); await site.stop();
}

// usage: node rulesperf.mjs distA distB : first visit of rules with an anchor, slow 4G, 4x, in turns
import { chromium } from '@playwright/test';
import { startSiteServer } from '../server/siteServer.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { openSlowTab, phone, seenIn } from '../perf/measuredPage.ts';
import { phoneOptions } from '../launchOptions.ts';
export async function main(args) {
const argv=["","",...args];
const dists = argv[2].split(','); const path = argv[3] ?? '/spite-and-image/rules#setup'; const rounds = Number(argv[4] ?? 3); const lateFonts = Number(argv[5] ?? 0);
const net = argv[6] ?? 'slow4G';
const settings = { ...readSiteSettings('/tmp/wt/lead'), backend: false };
const browser = await chromium.launch(phoneOptions);
for (let r = 0; r < rounds; r++) for (const d of dists) {
  const site = await startSiteServer({ root: d, settings, port: 0 });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context, net === 'none' ? undefined : net);
  if (lateFonts) await page.route(/woff2/, async (route) => { await new Promise((f) => setTimeout(f, lateFonts)); await route.continue(); });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await new Promise((f) => setTimeout(f, 1500));
  const seen = await seenIn(page);
  const pos = await page.evaluate(() => { const t = location.hash && document.getElementById(location.hash.slice(1)); return { top: t && Math.round(t.getBoundingClientRect().top), y: Math.round(scrollY), cv: document.documentElement.dataset.contentVisible }; });
  console.log(d.padEnd(24), JSON.stringify(seen), JSON.stringify(pos));
  await context.close(); await site.stop();
}
await browser.close();
}

import { chromium } from '@playwright/test';
import { startSiteServer } from '../server/siteServer.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { openSlowTab, phone } from '../perf/measuredPage.ts';
import { phoneOptions } from '../launchOptions.ts';
import { readFileSync } from 'node:fs';
export async function main([d, path]) {
  const settings = { ...readSiteSettings(d.replace('/dist','')), backend: false };
  const browser = await chromium.launch(phoneOptions);
  const site = await startSiteServer({ root: d, settings, port: 0 });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context);
  await browser.startTracing(page, { path: '/tmp/trace.json', categories: ['devtools.timeline','disabled-by-default-devtools.timeline','toplevel','v8.execute'] });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await browser.stopTracing();
  await browser.close(); await site.stop();
  const events = JSON.parse(readFileSync('/tmp/trace.json', 'utf8')).traceEvents;
  const pids = new Map(); for (const e of events) if (e.name === 'thread_name' && e.args.name === 'CrRendererMain') pids.set(`${e.pid}.${e.tid}`, 1);
  const x = events.filter((e) => e.ph === 'X' && pids.has(`${e.pid}.${e.tid}`));
  const t0 = Math.min(...x.map((e) => e.ts));
  const tasks = x.filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask').filter((e) => e.dur > 50_000).sort((a, b) => b.dur - a.dur).slice(0, 6);
  for (const t of tasks) {
    console.log(`TASK at ${((t.ts - t0) / 1000).toFixed(0)} ${(t.dur / 1000).toFixed(0)} ms`);
    for (const e of x.filter((e) => e !== t && e.tid === t.tid && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur + 1 && e.dur > 15_000).sort((a, b) => a.ts - b.ts)) console.log('   ', e.name, (e.dur / 1000).toFixed(0), (e.args?.data?.url ?? e.args?.data?.functionName ?? e.args?.elementCount ?? '').toString().slice(-60));
  }
}

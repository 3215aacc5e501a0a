import { chromium } from '@playwright/test';
import { startSiteServer } from '../server/siteServer.ts';
import { readSiteSettings } from '../build/siteSettings.ts';
import { openSlowTab, phone } from '../perf/measuredPage.ts';
import { phoneOptions } from '../launchOptions.ts';
export async function main([d, path, late = '0', net = 'slow4G']) {
  const settings = { ...readSiteSettings(d.replace('/dist','')), backend: false };
  const browser = await chromium.launch(phoneOptions);
  const site = await startSiteServer({ root: d, settings, port: 0 });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await openSlowTab(context, net === 'none' ? undefined : net as any);
  if (Number(late)) await page.route(/woff2/, async (route) => { await new Promise((f) => setTimeout(f, Number(late))); await route.continue(); });
  await page.addInitScript(() => {
    (window as any).log = [];
    new PerformanceObserver((list) => list.getEntries().forEach((e: any) => (window as any).log.push([Math.round(e.startTime), 'shift', e.value.toFixed(3), Math.round(scrollY), e.sources.map((s: any) => `${s.node?.nodeName}#${s.node?.id}.${String(s.node?.className).slice(0,30)} ${Math.round(s.previousRect.top)}->${Math.round(s.currentRect.top)}`).join(' | ')]))).observe({ type: 'layout-shift', buffered: true });
    addEventListener('scroll', () => (window as any).log.push([Math.round(performance.now()), 'scroll', Math.round(scrollY)]));
    addEventListener('load', () => (window as any).log.push([Math.round(performance.now()), 'load']));
    const o = new MutationObserver(() => (window as any).log.push([Math.round(performance.now()), 'html', document.documentElement.getAttributeNames().join()]));
    o.observe(document, { attributes: true, subtree: false, childList: false });
    document.fonts.ready.then(() => (window as any).log.push([Math.round(performance.now()), 'fonts']));
    new PerformanceObserver((list) => list.getEntries().forEach((e: any) => (window as any).log.push([Math.round(e.startTime), 'long', Math.round(e.duration)]))).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await new Promise((f) => setTimeout(f, 2500));
  for (const l of await page.evaluate(() => (window as any).log)) console.log(l.join(' '));
  console.log(await page.evaluate(() => { const t = document.getElementById(location.hash.slice(1)); return [t && t.getBoundingClientRect().top, scrollY, document.querySelectorAll('[data-skippable]').length]; }));
  await browser.close(); await site.stop();
}

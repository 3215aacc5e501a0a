/** The page under load and under attack: long sittings, hostile input, hostile frames, the policy put to the test (reliability 3.7 to 3.11). */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { routes } from '#domain/routes.ts';
import { serveSiteWith, startMailingProvider } from '../support/mailingProvider.ts';
import { expect, test } from '../support/siteTest.ts';

const figure = (type: string, description: string) => test.info().annotations.push({ type, description });

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
};

test('X1: a thousand pages in one sitting leave no more than ten megabytes behind', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const addresses = [
    routes.cards.href(),
    routes.rules.href(),
    routes.advancedSearch.href(),
    routes.credits.href(),
    ...Array.from({ length: 16 }, (_card, index) => routes.card.href(1, index + 1)),
  ];
  const walk = (times: number) =>
    page.evaluate(
      async ([list, count]) => {
        for (let step = 0; step < Number(count); step++) {
          const link = document.createElement('a');
          link.href = String(list?.[step % Number(list.length)]);
          document.body.append(link);
          link.click();
          link.remove();
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
      [addresses, times] as const,
    );
  await walk(100);
  const before = await heap();
  await walk(1000);
  const grown = ((await heap()) - before) / 2 ** 20;
  figure('heap grown by', `${grown.toFixed(1)} MB`);
  expect(grown).toBeLessThan(10);
});

test('X3: the rules scroll from end to end on a slow processor', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('task', { detail: duration });
    }).observe({ type: 'longtask' });
  });
  await page.goto(routes.rules.href());
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.evaluate(async () => {
    performance.clearMarks('task');
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...performance.getEntriesByName('task').map((mark) => Number(mark instanceof PerformanceMark && mark.detail)),
    ),
  );
  figure('longest task while scrolling', `${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(200);
});

test('H9: a novel pasted into the search box is cut, and answered', async ({ page }) => {
  await page.goto(routes.searchResults.href());
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const box = page.getByRole('combobox').locator('visible=true').first();
  await box.fill('a'.repeat(100_000));
  await box.press('Enter');
  await expect(page).toHaveURL(/search-results\?/);
  expect(decodeURIComponent(new URL(page.url()).search).length).toBeLessThan(400);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await box.fill('clone '.repeat(3334));
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const probes = [
  '"><img src=x onerror="window.pwned=1">',
  'javascript:window.pwned=1',
  '{{7*7}}',
  '</script><script>window.pwned=1</script>',
];

test('H5: scripts in every field are text', async ({ page }) => {
  for (const probe of probes) {
    const value = encodeURIComponent(probe);
    const search = ['name', 'effects', 'fearEffects', 'flavor', 'cost', 'type', 'set', 'unknown']
      .map((field) => `${field}=${value}`)
      .join('&');
    for (const address of [
      routes.searchResults.href(search),
      `${routes.advancedSearch.href(search)}#${value}`,
      routes.cardShare.href(value),
    ]) {
      await page.goto(address).catch(() => undefined);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    }
  }
});

test('C2: the policy refuses a script, eval, a picture, a frame, a call and a socket from elsewhere', async ({
  page,
  complaints,
}) => {
  complaints.expect(/policy|Content Security Policy|Refused|violates|WebSocket|TrustedScript|Trusted/);
  await page.goto('/');
  const violated = await page.evaluate(async () => {
    const seen: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
    const add = (tag: 'script' | 'img' | 'iframe', set: (element: HTMLElement) => void) => {
      const element = document.createElement(tag);
      set(element);
      document.body.append(element);
    };
    try {
      add('script', (element) => (element.textContent = 'window.pwned = 1'));
    } catch {
      seen.push('script by trusted types');
    }
    add('img', (element) => element.setAttribute('src', 'https://evil.example/x.png'));
    add('iframe', (element) => element.setAttribute('src', 'https://evil.example/'));
    await fetch('https://evil.example/').catch(() => undefined);
    try {
      new WebSocket('wss://evil.example/');
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 500));
    return seen;
  });
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  figure('refused', violated.join(', '));
  expect(violated).toEqual(expect.arrayContaining(['img-src', 'frame-src', 'connect-src']));
  expect(violated.filter((directive) => directive === 'connect-src')).toHaveLength(2);
  expect(violated.some((directive) => /script/.test(directive))).toBe(true);
});

test('C5: the site is not shown in a foreign frame', async ({ page, site, complaints }) => {
  complaints.expect(/frame|X-Frame-Options|Refused/);
  const outer = createServer((_request, answer) =>
    answer.setHeader('Content-Type', 'text/html').end(`<iframe src="${site.origin}/"></iframe>`),
  );
  await new Promise<void>((ready) => outer.listen(0, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${(outer.address() as AddressInfo).port}/`);
  await page.waitForLoadState('networkidle');
  const [, inner] = page.frames();
  expect(await inner?.locator('h1').count()).toBe(0);
  outer.closeAllConnections();
  outer.close();
});

test.describe('a hostile frame', () => {
  test.use({ serviceWorkers: 'block' });

  const hostile = `<!doctype html><title>Form</title><p>hostile</p><script>
    try { top.location = 'https://evil.example/' } catch {}
    try { alert(1) } catch {}
    for (let i = 0; i < 1000; i++) parent.postMessage({ type: 'SKIP_WAITING', flashes: [{ text: 'fake', sticky: true }], deep: { deep: {} } }, '*');
    setTimeout(() => { location.href = 'https://evil.example/' }, 300);
  </script>`;

  test('F1, F2, F6: cannot leave with the page, ask, be believed or go elsewhere', async ({ page, complaints }) => {
    complaints.expect(/allow-scripts|[Ss]ervice ?[Ww]orker|avif|policy|frame|sandbox|Refused|Unsafe|Ignored|ERR/);
    const provider = await startMailingProvider();
    const site = await serveSiteWith(provider);
    await page.route(`${provider.origin}/form`, (route) => route.fulfill({ contentType: 'text/html', body: hostile }));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const address = site.origin + routes.mailingList.href();
    await page.goto(address);
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(1);
    const sandbox = (await frame.getAttribute('sandbox')) ?? '';
    expect(sandbox.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-forms']));
    expect(sandbox).not.toMatch(/top-navigation|modals|downloads/);
    await expect
      .poll(() =>
        page.frames().some((each) => each.url().startsWith('chrome-error:') || each.url().startsWith('https://evil')),
      )
      .toBe(true);
    expect(page.url()).toBe(address);
    expect(dialogs).toEqual([]);
    await expect(page.getByText('fake')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await site.stop();
    await provider.stop();
  });
});

test('A5: at 320 pixels, in forced colours and without motion a notice covers neither search nor navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(routes.sandbox.href('flashes'));
  await page.getByRole('main').getByRole('button', { name: 'Newer version', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'newer version' });
  await expect(notice).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const free = await page.getByRole('navigation', { name: 'Pages' }).evaluate((nav) => {
    const { left, right, top, bottom } = nav.getBoundingClientRect();
    return nav.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(free).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

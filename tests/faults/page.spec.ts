/** The page under load and under attack: long sessions, hostile input, hostile frames, the content security policy. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { routes } from '#site/routes.ts';
import { test as testWithProvider } from '../support/mailingProvider.ts';
import { expectWithin, figure, forgetTasks, longestTask, median, slowDown, watchTasks } from '../support/measure.ts';
import { builtDir, expect, test } from '../support/siteTest.ts';

test('X1: a thousand pages in one session leave less than ten megabytes and no listeners behind', async ({ page }) => {
  test.setTimeout(480_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const session = await slowDown(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { heap: of('JSHeapUsedSize') / 2 ** 20, listeners: of('JSEventListeners') };
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
      async ([list, times]) => {
        for (let step = 0; step < times; step++) {
          const link = document.createElement('a');
          link.href = list[step % list.length] ?? '';
          document.body.append(link);
          link.click();
          link.remove();
          // Waits until the address is that of the link, and its page has been painted.
          while (location.pathname !== new URL(link.href).pathname) await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
      },
      [addresses, times] as const,
    );
  await walk(100);
  const before = await count();
  await walk(1000);
  const after = await count();
  figure('heap', `grown by ${(after.heap - before.heap).toFixed(1)} MB`);
  figure('listeners', `${before.listeners} before, ${after.listeners} after`);
  expect(after.heap - before.heap).toBeLessThan(10);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});

test('X3: the rules scroll from end to end on a slow processor @alone', async ({ page }) => {
  await watchTasks(page);
  await page.goto(routes.rules.href());
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const scrolls: number[] = [];
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await forgetTasks(page);
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    scrolls.push(await longestTask(page));
  }
  expectWithin(200, median(scrolls), 'longest task while scrolling, median of three', ` (${scrolls.join(', ')})`);
});

test('H9: a very long text pasted into the search box is cut, and keys after it are answered in time @alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'keydown') performance.mark('key', { startTime, detail: duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(routes.searchResults.href());
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const box = page.getByRole('combobox').locator('visible=true').first();
  const most = 256;
  for (const novel of ['a'.repeat(100_000), 'clone '.repeat(20_000)]) {
    await box.fill(novel);
    expect((await box.inputValue()).length).toBeLessThanOrEqual(most);
    await box.press('Enter');
    await expect(page).toHaveURL(/search-results\?/);
    expect(new URL(page.url()).searchParams.get('name')?.length ?? 0).toBeLessThanOrEqual(most);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await box.fill('clone '.repeat(40));
  await page.evaluate(() => performance.clearMarks('key'));
  for (let key = 0; key < 100; key++) await box.press(key % 2 === 0 ? 'Backspace' : 'e');
  const [slow = 0] = await page.evaluate(() =>
    performance
      .getEntriesByName('key')
      .map((mark) => Number(mark instanceof PerformanceMark && mark.detail))
      .toSorted((one, other) => other - one)
      .slice(5, 6),
  );
  expectWithin(100, slow, 'from key to paint, 95th of a hundred, 0 for less than 16');
});

const probes = [
  '"><img src=x onerror="window.pwned=1">',
  'javascript:window.pwned=1',
  '{{7*7}}',
  '</script><script>window.pwned=1</script>',
];

test('H5: scripts in any field are treated as text', async ({ page }) => {
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

test('C2: the policy blocks scripts, eval, pictures, frames, calls and sockets from elsewhere, once each', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/policy|Content Security Policy|Refused|violates|WebSocket|Trusted|ERR/);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      performance.mark(`refused: ${effectiveDirective}`),
    );
  });
  // Written into the HTML as by an attacker, because the policy allows code that a browser's tools evaluate.
  const seeded = `<script>window.pwned = 'inline'</script><script src="/assets/seeded.js"></script>
    <img src="https://evil.example/x.png" alt=""><iframe src="https://evil.example/"></iframe>`;
  const script = `
    try { eval('window.pwned = "eval"') } catch {}
    fetch('https://evil.example/').catch(() => undefined);
    try { new WebSocket('wss://evil.example/') } catch {}`;
  const home = readFileSync(path.join(builtDir, 'index.html'), 'utf8').replace('</body>', `${seeded}</body>`);
  site.faults.push(
    { path: /^\/assets\/seeded\.js$/, answer: { status: 200, contentType: 'text/javascript', body: script } },
    { path: /^\/$/, answer: { status: 200, contentType: 'text/html', body: home } },
  );
  const expected = [
    'connect-src',
    'connect-src',
    'frame-src',
    'img-src',
    'require-trusted-types-for',
    'script-src-elem',
  ];
  const refused = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .flatMap(({ name }) => (name.startsWith('refused: ') ? [name.slice(9)] : []))
        .toSorted(),
    );
  // This page has no policy header, as on a host that sends none: the meta element alone enforces the policy.
  await page.goto('/');
  await expect.poll(refused).toEqual(expected);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  figure('refused by the element, once each', expected.join(', '));
});

test('C5: the site is not shown in a foreign frame', async ({ page, site, complaints }) => {
  complaints.expect(/frame|X-Frame-Options|Refused/);
  const outer = createServer((_request, answer) =>
    answer.setHeader('Content-Type', 'text/html').end(`<iframe src="${site.origin}/"></iframe>`),
  );
  await new Promise<void>((ready) => outer.listen(0, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${(outer.address() as AddressInfo).port}/`);
  await page.waitForLoadState('networkidle');
  expect(site.requests.map(({ path: requested }) => requested)).toContain('/');
  // The frame shows the browser's own error page.
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  outer.closeAllConnections();
  outer.close();
});

testWithProvider.describe('a hostile frame', () => {
  testWithProvider.use({ serviceWorkers: 'block' });

  const hostile = `<!doctype html><title>Form</title><p>hostile</p><script>
    try { top.location = 'https://evil.example/' } catch {}
    try { document.domain = 'localhost' } catch {}
    try { alert(1) } catch {}
    for (let i = 0; i < 1000; i++) parent.postMessage({ type: 'SKIP_WAITING', flashes: [{ text: 'fake', sticky: true }], deep: { deep: {} } }, '*');
    setTimeout(() => { location.href = 'https://evil.example/' }, 300);
  </script>`;

  testWithProvider(
    'F1, F2, F6: cannot navigate the page, open a dialog, have its messages accepted, or navigate elsewhere itself',
    async ({ page, site, provider, complaints }) => {
      complaints.expect(/allow-scripts|[Ss]ervice ?[Ww]orker|avif|policy|frame|sandbox|Refused|Unsafe|Ignored|ERR/);
      await page.route(`${provider.origin}/form`, (route) =>
        route.fulfill({ contentType: 'text/html', body: hostile }),
      );
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
      expect(sandbox.split(' ').toSorted()).toEqual([
        'allow-forms',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-same-origin',
        'allow-scripts',
      ]);
      expect(await frame.getAttribute('allow')).toBe('');
      await expect
        .poll(() =>
          page.frames().some((each) => each.url().startsWith('chrome-error:') || each.url().startsWith('https://evil')),
        )
        .toBe(true);
      expect(page.url()).toBe(address);
      expect(dialogs).toEqual([]);
      await expect(page.getByText('fake')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test('A5: at 320 pixels, with forced colours and reduced motion, a notice covers neither search nor navigation', async ({
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

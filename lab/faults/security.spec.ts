/** The page under attack: hostile input, the content security policy, hostile frames. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { routes } from '../../src/site/routes.ts';
import { test as testWithProvider } from '../../tests/support/mailingProvider.ts';
import { figure } from '../../tests/support/measure.ts';
import { builtDir, expect, test } from '../../tests/support/siteTest.ts';

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

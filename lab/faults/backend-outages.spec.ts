/** A backend that is down, and a network that is gone: the requests sent and the notices shown. */

import { csrfTokenPath } from '../../src/server/call.ts';
import { versionPath } from '../../src/site/siteVersion.ts';
import { calls, down, expect, flashed, maintenance, test } from '../../tests/support/backendTest.ts';
import { goOffline, visitFirst } from '../../tests/support/offline.ts';
import { disconnect } from '../../tests/support/siteTest.ts';

test.describe('a backend in maintenance', () => {
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page, backend, complaints }) => {
    complaints.expect(/503/);
    backend.faults.push(down);
    await page.clock.install();
    await page.goto('/');
    await expect(flashed(page)).toHaveText([maintenance]);
  });

  test('N3, R3: shows one flash, and is retried every 3,000 ms until it is back', async ({ page, backend }) => {
    const sentAt: number[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.url().endsWith(csrfTokenPath)) sentAt.push(request.timing().startTime);
    });
    await expect.poll(() => sentAt.length).toBeGreaterThanOrEqual(3);
    await expect(flashed(page)).toHaveText([maintenance]);
    const gaps = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
    test
      .info()
      .annotations.push({ type: 'milliseconds between attempts', description: gaps.map(Math.round).join(', ') });
    // The clock of the page and that of the browser differ by some milliseconds.
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2950);
    backend.faults.length = 0;
    await expect(flashed(page)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.beforeEach(async ({ page, backend, complaints }) => {
    await page.clock.install();
    await visitFirst(page);
    await expect.poll(() => backend.sockets.count()).toBe(1);
    complaints.expect(/net::ERR|WebSocket/);
  });

  test('N1: an offline browser sends no calls and shows no notices for ten minutes', async ({
    page,
    context,
    backend,
    complaints,
  }) => {
    await disconnect(context, complaints);
    const sent: string[] = [];
    context.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.reload();
    for (let minute = 0; minute < 10; minute++) await page.clock.runFor(60_000);
    expect(sent.filter((path) => calls.test(path) || path === versionPath)).toEqual([]);
    expect(backend.requests.filter(({ path }) => path === csrfTokenPath)).toHaveLength(1);
    await expect(flashed(page)).toHaveCount(0);
  });

  test('N2, N8: with the server gone the site keeps working, and checks for the server now and then', async ({
    page,
    backend,
    complaints,
  }) => {
    await goOffline(page, backend, complaints);
    const probes: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === versionPath) probes.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.location().url);
    });
    await page.reload();
    for (const name of ['Cards', 'Rules']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (let step = 0; step < 10; step++) {
      await page.clock.runFor(60_000);
      await page.waitForLoadState('networkidle');
    }
    await expect(flashed(page)).toHaveCount(0);
    expect(probes.length).toBeGreaterThanOrEqual(1);
    expect(probes.length).toBeLessThanOrEqual(12);
    expect(errors.filter((url) => url.endsWith(versionPath)).length).toBeLessThanOrEqual(probes.length);
    test.info().annotations.push({ type: 'ten minutes without the server', description: `${probes.length} probes` });
  });
});

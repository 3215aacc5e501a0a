/** The site with a backend: what its answers and messages do, and that nothing is shown without a network. */

import type { Page } from '@playwright/test';
import type { Fault } from '#scripts/server/faults.ts';
import { csrfTokenPath } from '#server/csrfToken.ts';
import { versionPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from '../support/backendTest.ts';
import { goOffline, visitFirst } from '../support/offline.ts';
import { disconnect, test as testWithoutBackend } from '../support/siteTest.ts';

const maintenance = 'Server Maintenance - please wait a moment as we try to reconnect.';
const calls = /^\/ajax\//;
const down: Fault = { path: calls, answer: { status: 503, contentType: 'application/json', body: '{}' } };
const says = (envelope: unknown): Fault => ({
  path: calls,
  answer: { status: 200, contentType: 'application/json', body: JSON.stringify(envelope) },
});

/** Everything flashed just now but what the worker says, which comes when it comes. */
const flashed = (page: Page) =>
  page.locator('[role="status"] p, [role="alert"] p').filter({ hasNotText: 'Ready offline' });

/** Makes the page believe that its tab is in the background, or that it is back. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

testWithoutBackend.describe('R21: without a backend', () => {
  testWithoutBackend('nothing is called, no socket is opened, nothing is flashed', async ({ page, site }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const paths = site.requests.map(({ path }) => path);
    // The site's own version file is asked instead of the worker, which is blocked here.
    expect(paths.filter((path) => /^\/(ajax|user)\//.test(path))).toEqual([]);
    expect(paths.filter((path) => path.includes('serverConnection'))).toEqual([]);
    expect(sockets).toEqual([]);
    await expect(flashed(page)).toHaveCount(0);
  });
});

test('R13: the token is asked for once, the socket is opened, and nothing is said about it', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await expect.poll(() => backend.sockets.count()).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(backend.requests.filter(({ path }) => path === csrfTokenPath)).toMatchObject([
    { method: 'GET', path: csrfTokenPath, status: 200 },
  ]);
  await expect(flashed(page)).toHaveCount(0);
});

test.describe('a backend in maintenance', () => {
  test.beforeEach(async ({ page, backend, complaints }) => {
    complaints.expect(/503/);
    backend.faults.push(down);
    await page.clock.install();
    await page.goto('/');
    await expect(flashed(page)).toHaveText([maintenance]);
  });

  const attempts = (requests: readonly { readonly path: string }[]) =>
    requests.filter(({ path }) => path === csrfTokenPath).length;

  test('N3, R3: one flash, and a retry every 3,000 ms until it is back', async ({ page, backend }) => {
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
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2999);
    backend.faults.length = 0;
    await expect(flashed(page)).toHaveCount(0);
  });

  test('N5: dismissed, it stays away until the next outage', async ({ page, backend }) => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const before = attempts(backend.requests);
    await expect.poll(() => attempts(backend.requests)).toBeGreaterThan(before + 1);
    await expect(flashed(page)).toHaveCount(0);

    await page.reload();
    await expect(flashed(page)).toHaveText([maintenance]);
  });

  test('N7: a hidden tab leaves it alone, and asks again when it is looked at', async ({ page, backend }) => {
    await setVisibility(page, 'hidden');
    // What was on its way has arrived when this has.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    const before = attempts(backend.requests);
    await page.clock.runFor(60_000);
    expect(attempts(backend.requests)).toBe(before);
    await setVisibility(page, 'visible');
    await page.clock.runFor(3000);
    await expect.poll(() => attempts(backend.requests)).toBeGreaterThan(before);
  });

  test('a phone that goes offline meanwhile hears no more of it', async ({ page, context, complaints }) => {
    await disconnect(context, complaints);
    await expect(flashed(page)).toHaveCount(0);
  });
});

test.describe('what the first answer says', () => {
  const rows: [string, Fault, string][] = [
    ['R6: 403', { path: calls, answer: { status: 403 } }, '403 - Forbidden. Please refresh.'],
    [
      'R9: HTML',
      { path: calls, answer: { status: 200, contentType: 'text/html', body: '<p>' } },
      'Failed to conform response.',
    ],
    [
      'R9: a stranger’s address',
      says({ status: 'redirect', redirect: '//evil.example' }),
      'Failed to conform response.',
    ],
    [
      'R5: a newer version',
      says({ status: 'version', version: 'next' }),
      'There is a newer version of this app. Please refresh.',
    ],
    ['R25: an error', says({ status: 'error', flashes: [{ kind: 'error', text: 'No.' }] }), 'No.'],
  ];
  for (const [what, fault, text] of rows) {
    test(`${what} is flashed once`, async ({ page, backend, complaints }) => {
      complaints.expect(/403|Failed to conform response\./);
      backend.faults.push(fault);
      await page.goto('/');
      await expect(flashed(page)).toContainText([text]);
      expect(backend.requests.filter(({ path }) => path === csrfTokenPath)).toHaveLength(1);
    });
  }

  test('R7: an unexpected status is for the log alone', async ({ page, backend, complaints }) => {
    complaints.expect(/418|Unexpected AJAX response/);
    backend.faults.push({ path: calls, answer: { status: 418 } });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Unexpected AJAX response'));
    await page.goto('/');
    await logged;
    await expect(flashed(page)).toHaveCount(0);
  });

  test('R26, R18: a redirect is followed, and not in circles', async ({ page, backend }) => {
    backend.faults.push(says({ status: 'redirect', redirect: '/credits' }));
    await page.goto('/');
    await page.waitForURL('/credits');
    await expect(flashed(page)).toContainText([/redirected this page in circles/]);
    expect(backend.requests.filter(({ path }) => path === csrfTokenPath)).toHaveLength(4);
  });
});

test.describe('the sign-up form that posts to the backend', () => {
  test.use({ start: { configuration: { newsletter: 'backend' } } });
  const posts = /^\/ajax\/mailing-list$/;
  const answering = (answer: Fault['answer']): Fault => ({ path: posts, ...(answer && { answer }) });
  const saying = (envelope: unknown) =>
    answering({ status: 200, contentType: 'application/json', body: JSON.stringify(envelope) });

  const signUp = async (page: Page, email = 'wick@example.com') => {
    await page.getByRole('main').getByLabel('Email address').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  };
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.mailingList.href());
    await page.waitForLoadState('networkidle');
  });

  test('posts the address as a form, with the token, and says who is on the list', async ({ page, backend }) => {
    await expect(page.getByText('The publisher of this site. Your address is sent')).toBeVisible();
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await signUp(page);
    const request = await posted;
    expect(request.postData()).toBe('email=wick%40example.com');
    expect(request.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      'x-csrf-token': expect.stringMatching(/./),
    });
    await expect(flashed(page)).toHaveText(['One of you is on the list.']);
    await expect(page.getByText('wick@example.com is on the list.')).toBeFocused();
    expect(backend.subscribers).toEqual(['wick@example.com']);
  });

  test('R25: shows what the server refuses, and returns to the field', async ({ page, backend }) => {
    await signUp(page, 'wick@example');
    await expect(flashed(page)).toHaveText(['This is not an email address: it needs a name, an @ and a domain.']);
    const field = page.getByRole('main').getByLabel('Email address');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Check it and try again/);
    await signUp(page);
    await expect(page.getByText('wick@example.com is on the list.')).toBeVisible();
    expect(backend.subscribers).toEqual(['wick@example.com']);
  });

  const rows: [string, Fault, string][] = [
    ['R6: 403', answering({ status: 403 }), '403 - Forbidden. Please refresh.'],
    ['R9: an answer that is no envelope', answering({ status: 200, body: '<p>' }), 'Failed to conform response.'],
    [
      'R10: a payload that the form cannot use',
      saying({ status: 'success', payload: 7 }),
      'Oh no! I choked on some data. Doh!',
    ],
    [
      'R5: a newer version',
      saying({ status: 'version', version: 'next' }),
      'There is a newer version of this app. Please refresh.',
    ],
  ];
  for (const [what, fault, text] of rows) {
    test(`${what} is flashed, and the form stays`, async ({ page, backend, complaints }) => {
      complaints.expect(/403|Failed to conform response\.|ZodError|\$ZodError|expected/);
      backend.faults.push(fault);
      await signUp(page);
      await expect(flashed(page)).toContainText([text]);
      await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue('wick@example.com');
    });
  }

  test('R7: an unexpected status is logged, and the form stays', async ({ page, backend, complaints }) => {
    complaints.expect(/418|Unexpected AJAX response/);
    backend.faults.push(answering({ status: 418 }));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Unexpected AJAX response'));
    await signUp(page);
    await logged;
    await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(flashed(page)).toHaveCount(0);
  });

  test('R17: a redirect to a page of the site is followed without a reload', async ({ page, backend }) => {
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    backend.faults.push(saying({ status: 'redirect', redirect: '/credits' }));
    await signUp(page);
    await page.waitForURL('/credits');
    await expect(page.locator('body[data-kept]')).toHaveCount(1);
  });

  test('R1: during maintenance it waits, and is sent when the backend is back', async ({
    page,
    backend,
    complaints,
  }) => {
    complaints.expect(/503/);
    backend.faults.push(answering({ status: 503 }));
    await signUp(page);
    await expect(flashed(page)).toHaveText([maintenance]);
    await expect(page.getByRole('status').getByText('Sending')).toBeVisible();
    backend.faults.length = 0;
    await expect(page.getByText('wick@example.com is on the list.')).toBeVisible();
    expect(backend.subscribers).toEqual(['wick@example.com']);
  });
});

test.describe('the sign-up form in JSON', () => {
  test.use({ start: { configuration: { newsletter: 'backend-json' } } });

  test('R14: posts JSON, from the popup too', async ({ page, backend }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Download Free Demo' }).click();
    const popup = page.getByRole('dialog');
    await popup.getByLabel('Email address').fill('wick@example.com');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await popup.getByRole('button', { name: 'Subscribe' }).click();
    expect((await posted).postDataJSON()).toEqual({ email: 'wick@example.com' });
    await expect(popup.getByText('wick@example.com is on the list.')).toBeFocused();
    expect(backend.subscribers).toEqual(['wick@example.com']);
  });
});

test.describe('the start-up data', () => {
  test.use({
    start: {
      configuration: { environment: 'development' },
      personal: { user: { name: 'Ottoline Wick' }, store: { flashes: [], modal: 'hello' } },
    },
  });

  test('greets the user by name, and by another when a message says so', async ({ page, backend }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Hello, Ottoline Wick.');
    await expect.poll(() => backend.sockets.count()).toBe(1);
    backend.sockets.send({ type: 'user', payload: { name: 'Ottoline II' } });
    await expect(dialog).toContainText('Hello, Ottoline II.');
  });

  test('switches the development routes on', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/development');
    await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
  });
});

test.describe('over the socket', () => {
  test.beforeEach(async ({ page, backend }) => {
    await page.goto('/');
    await expect.poll(() => backend.sockets.count()).toBe(1);
  });

  test('W8: words arrive as words', async ({ page, backend }) => {
    const text = '<img src=x onerror="document.title=1"> javascript:alert(1)';
    backend.sockets.send({ flashes: [{ kind: 'info', text, sticky: true }] });
    await expect(flashed(page)).toHaveText([text]);
    await expect(flashed(page).locator('img, a')).toHaveCount(0);
  });

  test('W6: what does not conform is dropped, and the rest still heard', async ({ page, backend }) => {
    for (const rubbish of [Buffer.from([0, 1, 2]), 'x'.repeat(1024 * 1024), '{"flashes":', '{"type":"teapot"}'])
      backend.sockets.send(rubbish);
    backend.sockets.send({ flashes: [{ kind: 'info', text: 'Still here.', sticky: true }] });
    await expect(flashed(page)).toHaveText(['Still here.']);
  });

  test('W2: a connection that breaks is opened again within the time that the server names', async ({
    page,
    backend,
  }) => {
    const opened = page.waitForEvent('websocket');
    backend.sockets.close(1012, '2');
    await opened;
    await expect.poll(() => backend.sockets.count()).toBe(1);
    await expect(flashed(page)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(async ({ page, backend, complaints }) => {
    await page.clock.install();
    await visitFirst(page);
    await expect.poll(() => backend.sockets.count()).toBe(1);
    complaints.expect(/net::ERR|WebSocket/);
  });

  test('N1: a browser that is offline sends nothing and says nothing, for ten minutes', async ({
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

  test('N2, N8: with the server gone the site goes on, and looks for it now and then', async ({
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

/** Effects of a backend's answers to a submitted form, and over the socket. */

import type { Fault } from '../../scripts/server/faults.ts';
import { routes } from '../../src/site/routes.ts';
import { answering, expect, flashed, saying, signUp, test } from '../../tests/support/backendTest.ts';

test.use({ serviceWorkers: 'block' });

test.describe('the answer to a submitted form', () => {
  test.use({ start: { configuration: { newsletter: 'backend' } } });
  const toForm = (fault: Fault): Fault => ({ ...fault, path: /^\/ajax\/mailing-list$/ });

  test.beforeEach(async ({ page }) => {
    await page.goto(routes.mailingList.href());
    await page.waitForLoadState('networkidle');
  });

  const rows: [string, Fault, string][] = [
    ['R6: 403', answering({ status: 403 }), '403 - Forbidden. Please refresh.'],
    [
      'R10: a payload that the form cannot use',
      saying({ status: 'success', payload: 7 }),
      'Oh no! I choked on some data. Doh!',
    ],
  ];
  for (const [what, fault, text] of rows) {
    test(`${what} is flashed, and the form stays`, async ({ page, backend, complaints }) => {
      complaints.expect(/403|ZodError|\$ZodError|expected/);
      backend.faults.push(toForm(fault));
      await signUp(page);
      await expect(flashed(page)).toContainText([text]);
      await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue('wick@example.com');
    });
  }

  test('R7: an unexpected status is logged and reported at the field', async ({ page, backend, complaints }) => {
    complaints.expect(/418|Unexpected AJAX response/);
    backend.faults.push(toForm(answering({ status: 418 })));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Unexpected AJAX response'));
    await signUp(page);
    await logged;
    await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(page.getByRole('main').getByLabel('Email address')).toHaveAccessibleDescription(/Try again later/);
    await expect(flashed(page)).toHaveCount(0);
  });

  test('R17: a redirect to a page of the site is followed without a reload', async ({ page, backend }) => {
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    backend.faults.push(toForm(saying({ status: 'redirect', redirect: '/credits' })));
    await signUp(page);
    await page.waitForURL('/credits');
    await expect(page.locator('body[data-kept]')).toHaveCount(1);
  });
});

test.describe('a form submitted as JSON', () => {
  test.use({ start: { configuration: { newsletter: 'backend-json' } } });

  test('R14: posts JSON, also from the popup', async ({ page, backend }) => {
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

test('W6: invalid messages are dropped, and later messages still arrive', async ({ page, backend }) => {
  await page.goto('/');
  await expect.poll(() => backend.sockets.count()).toBe(1);
  for (const rubbish of [Buffer.from([0, 1, 2]), 'x'.repeat(1024 * 1024), '{"flashes":', '{"type":"teapot"}'])
    backend.sockets.send(rubbish);
  backend.sockets.send({ flashes: [{ kind: 'info', text: 'Still here.', sticky: true }] });
  await expect(flashed(page)).toHaveText(['Still here.']);
});

test('W10: a flood of messages is soon over, and later messages still arrive', async ({ page, backend }) => {
  const send = (text: string) => backend.sockets.send({ flashes: [{ kind: 'info', text }] });
  await page.goto('/');
  await expect.poll(() => backend.sockets.count()).toBe(1);
  for (let n = 1; n <= 10_000; n++) send(`Message ${n}.`);
  await expect(flashed(page)).toHaveText([1, 2, 3, 4, 5].map((n) => `Message ${n}.`));
  // The five that are shown and the five that wait stay five seconds each; without a limit it takes fifty.
  await expect(flashed(page)).toHaveCount(0, { timeout: 25_000 });
  send('Still here.');
  await expect(flashed(page)).toHaveText(['Still here.']);
});

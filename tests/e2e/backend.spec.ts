/** The site with a backend: one visit, from the start-up data to a sign-up. lab/faults has the other failures. */

import { csrfTokenPath } from '#server/call.ts';
import { routes } from '#site/routes.ts';
import { down, expect, flashed, maintenance, signUp, test } from '../support/backendTest.ts';
import { navigateWithin } from '../support/navigateWithin.ts';
import { notInFirefox } from '../support/notInFirefox.ts';
import { test as testWithoutBackend } from '../support/siteTest.ts';

test.use({
  start: {
    configuration: { environment: 'development', newsletter: 'backend' },
    personal: { user: { name: 'Ottoline Wick' }, store: { flashes: [], modal: 'hello' } },
  },
});

test('R13, W8, W2: a visitor is greeted by name, and sees the server’s messages as text, over a connection that is reopened', async ({
  page,
  backend,
}) => {
  await test.step('the start-up data greets the user by name, and a message changes the name', async () => {
    await page.goto(routes.home.href());
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Hello, Ottoline Wick.');
    await expect.poll(() => backend.sockets.count()).toBe(1);
    backend.sockets.send({ type: 'user', payload: { name: 'Ottoline II' } });
    await expect(dialog).toContainText('Hello, Ottoline II.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the token is requested once, without a notice', async () => {
    await page.waitForLoadState('networkidle');
    expect(backend.requests.filter(({ path }) => path === csrfTokenPath)).toMatchObject([
      { method: 'GET', path: csrfTokenPath, status: 200 },
    ]);
    await expect(flashed(page)).toHaveCount(0);
  });

  await test.step('a closed connection is reopened within the time that the server gives', async () => {
    const before = backend.sockets.opened();
    backend.sockets.close(1012, '2');
    await expect.poll(() => backend.sockets.opened()).toBe(before + 1);
    await expect.poll(() => backend.sockets.count()).toBe(1);
    await expect(flashed(page)).toHaveCount(0);
  });

  await test.step('HTML in a message is shown as text', async () => {
    const text = '<img src=x onerror="document.title=1"> javascript:alert(1)';
    backend.sockets.send({ flashes: [{ kind: 'info', text, sticky: true }] });
    await expect(flashed(page)).toHaveText([text]);
    await expect(flashed(page).locator('img, a')).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(flashed(page)).toHaveCount(0);
  });
});

test(
  'R25, R1, R3, R14: a visitor is told why an address is refused, and signs up during maintenance',
  notInFirefox('The driver cannot replace the text of an e-mail field, only add to it.'),
  async ({ page, backend, complaints }) => {
    complaints.expect(/503|404/);
    await page.goto(routes.home.href());
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await test.step('the server’s refusal is shown, and the field has the focus', async () => {
      await navigateWithin(page, routes.mailingList.href());
      await expect(page.getByText('The publisher of this site. Your address is sent')).toBeVisible();
      await signUp(page, 'wick@example');
      await expect(flashed(page)).toHaveText(['This is not an email address: it needs a name, an @ and a domain.']);
      const field = page.getByRole('main').getByLabel('Email address');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Check it and try again/);
      expect(backend.subscribers).toEqual([]);
    });

    await test.step('a form sent during maintenance waits, and arrives once the backend is back', async () => {
      backend.faults.push(down);
      const before = backend.requests.length;
      await signUp(page);
      const posted = () => backend.requests.slice(before).find(({ method }) => method === 'POST');
      await expect.poll(posted).toMatchObject({ status: 503 });
      expect(posted()?.headers).toMatchObject({
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
        'x-csrf-token': expect.stringMatching(/./),
      });
      const outage = flashed(page).filter({ hasText: maintenance });
      await expect(outage).toHaveCount(1);
      await expect(page.getByRole('status').getByText('Sending')).toBeVisible();
      backend.faults.length = 0;
      await expect(page.locator(':focus')).toContainText('wick@example.com is on the list.');
      await expect(flashed(page).filter({ hasText: 'One of you is on the list.' })).toHaveCount(1);
      await expect(outage).toHaveCount(0);
      expect(backend.subscribers).toEqual(['wick@example.com']);
    });
  },
);

test('the environment in the start-up data enables the development routes', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/development');
  await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
  await expect(page).toHaveTitle(/^Development/);
});

testWithoutBackend.describe('R21: without a backend', () => {
  testWithoutBackend('the site makes no calls, opens no socket and shows no flashes @core', async ({ page, site }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const paths = site.requests.map(({ path }) => path);
    // The version file is requested in place of the worker, which is blocked here.
    expect(paths.filter((path) => /^\/(ajax|user)\//.test(path))).toEqual([]);
    expect(paths.filter((path) => path.includes('serverConnection'))).toEqual([]);
    expect(sockets).toEqual([]);
    await expect(flashed(page)).toHaveCount(0);
  });
});

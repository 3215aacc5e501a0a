/** Calls as they are sent: encoding, safety and the CSRF token. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endPage, type PageWithBackend, startPage, success } from '../../tests/support/pageWithBackend.ts';

let page: PageWithBackend;
beforeEach(async () => {
  page = await startPage();
});
afterEach(endPage);

describe('a call', () => {
  const path = '/ajax/letters';
  const post = (payload = {}) => page.client.request({ method: 'POST', path, payload });
  const sent = () => {
    const { url, init, headers } = page.letters().at(-1) ?? {};
    return { url: url?.href, body: init?.body && `${init.body}`, type: headers?.get('Content-Type'), init };
  };
  beforeEach(() => {
    page.answers.letters = () => ({});
  });

  test('R14: is form-encoded by default, with a list as repeated fields', async () => {
    await post({ to: 'you & you', copies: 2, kind: ['a', 'b'] });
    expect(sent()).toMatchObject({
      url: `https://clones.example${path}`,
      body: 'to=you+%26+you&copies=2&kind=a&kind=b',
    });
    expect(new Request('https://x.example', sent().init).headers.get('Content-Type')).toMatch(/x-www-form-urlencoded/);
  });

  test('R14: is encoded as JSON on request', async () => {
    await page.client.request({ method: 'PUT', path, encoding: 'json', payload: { to: ['you'] } });
    expect(sent()).toMatchObject({ body: '{"to":["you"]}', type: 'application/json' });
  });

  test.each(['GET', 'HEAD'] as const)('R14: by %s sends its data in the query string', async (method) => {
    page.answers.letters = () => ({ body: method === 'HEAD' ? '' : { status: 'success' } });
    const handler = vi.fn();
    const payload = { name: 'A+B', none: undefined };
    await page.client.request({ method, path: `${path}?page=2`, payload }, { success: handler });
    expect(sent()).toMatchObject({ url: `https://clones.example${path}?page=2&name=A%2BB`, type: null });
    expect(handler).toHaveBeenCalledOnce();
  });

  test('stays on this site, follows no redirect and is not cached', async () => {
    await post();
    expect(sent().init).toMatchObject({
      mode: 'same-origin',
      credentials: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
    });
  });

  test.each(['https://evil.example/a', '//evil.example/a', '/\\evil.example', 'blob:https://clones.example/x', ''])(
    'R15: to %j is never sent, and no token is fetched for it',
    async (elsewhere) => {
      await page.ask({}, { status: 403 });
      const before = page.network.asked.length;
      await expect(page.client.request({ method: 'POST', path: elsewhere })).rejects.toThrow(TypeError);
      expect(page.network.asked).toHaveLength(before);
    },
  );

  test('R13: the token is fetched once at the start, kept, and sent in a header only', async () => {
    await Promise.all([post(), post(), page.client.request({ method: 'GET', path, payload: { page: 2 } })]);
    expect(page.tokenCalls()).toBe(1);
    for (const { url, headers } of page.letters()) {
      expect(headers.get('X-CSRF-Token')).toBe('a-token');
      expect(url.href).not.toContain('a-token');
    }
  });

  test('R13: concurrent calls that need the token fetch it once', async () => {
    await page.ask({}, { status: 403 });
    page.answers.letters = () => ({});
    await Promise.all([post(), post(), post()]);
    expect(page.tokenCalls()).toBe(2);
  });

  test.each([
    ['with a line break', `${'x'.repeat(50_000)}\n`],
    ['that is empty', ''],
    ['beyond ASCII', 'ü'],
    ['of 513 characters', 'x'.repeat(513)],
    ['that is a number', 7],
    ['that is missing', undefined],
  ])('a token %s does not conform, and the call is sent without one', async (_what, given) => {
    page.answers.token = success({ token: given });
    await page.ask({}, { status: 403 });
    page.answers.letters = () => ({});
    await post();
    expect(page.texts()).toContain('Failed to conform response.');
    expect(page.letters().at(-1)?.headers.has('X-CSRF-Token')).toBe(false);
  });
});

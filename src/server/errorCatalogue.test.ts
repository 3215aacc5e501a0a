/** Answers from the user's point of view: handlers run, flashes shown, errors logged. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endPage, minute, type PageWithBackend, pass, startPage } from '../../tests/support/pageWithBackend.ts';

let page: PageWithBackend;
beforeEach(async () => {
  page = await startPage();
});
afterEach(endPage);

describe('an envelope', () => {
  test.each([
    ['R4: of success', 'success', 'success', 'failure'],
    ['R25: of error', 'error', 'failure', 'success'],
  ] as const)(
    '%s runs its handler once, with the payload, and shows its flashes',
    async (_what, status, runs, other) => {
      const handlers = { success: vi.fn(), failure: vi.fn() };
      const flashes = [{ id: 'letter', kind: 'info', text: 'Your letter.' }];
      await page.ask(handlers, { body: { status, payload: { count: 3 }, flashes } });
      expect(handlers[runs]).toHaveBeenCalledExactlyOnceWith({ count: 3 });
      expect(handlers[other]).not.toHaveBeenCalled();
      expect(page.texts()).toEqual(['Your letter.']);
      expect(page.log).not.toHaveBeenCalled();
    },
  );

  test('flashes without an id each get a ten-character id', async () => {
    const flash = { kind: 'info', text: 'Tick.' };
    await page.ask({}, { body: { status: 'success', flashes: [flash, flash] } });
    const ids = page.showing().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{10}$/);
  });

  test.each(['success', 'error', 'version'])(
    'R5, U11: with status %s and another version shows the notice once',
    async (status) => {
      await page.ask({}, { body: { status, version: 'c3d2' } });
      await page.ask({}, { body: { status, version: 'c3d2' } });
      await vi.waitFor(() => expect(page.showing()).toHaveLength(1));
      const text = 'There is a newer version of this app. Please refresh.';
      expect(page.showing()).toMatchObject([
        { id: 'newer-version:c3d2', text, sticky: true, action: { does: 'refresh' } },
      ]);
    },
  );

  test('R26: with status redirect loads the address', async () => {
    await page.ask({}, { body: { status: 'redirect', redirect: '/credits' } });
    expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith('https://clones.example/credits');
  });

  test('R17: a redirect handler gets the checked address instead', async () => {
    const redirect = vi.fn();
    await page.ask({ redirect }, { body: { status: 'redirect', redirect: '../credits' } });
    expect(redirect).toHaveBeenCalledExactlyOnceWith('https://clones.example/credits');
    expect(page.leaveFor).not.toHaveBeenCalled();
  });

  test('R18: a redirect loop stops after three redirects in a row', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    for (let turn = 0; turn < 10; turn++) {
      await page.ask({}, { body: { status: 'redirect', redirect: '/spite-and-image/rules' } });
      await pass(100);
    }
    expect(page.leaveFor).toHaveBeenCalledTimes(3);
    expect(page.showing()).toMatchObject([{ kind: 'error', id: 'redirected-in-circles' }]);
    await pass(10_000);
    await page.ask({}, { body: { status: 'redirect', redirect: '/credits' } });
    expect(page.leaveFor).toHaveBeenCalledTimes(4);
  });
});

describe('any other answer', () => {
  test('R6: 403 shows a flash with a link, drops the token and is not retried', async () => {
    await page.ask({}, { status: 403 });
    const text = '403 - Forbidden. Please refresh.';
    expect(page.showing()).toMatchObject([{ text, sticky: true, action: { does: 'refresh' } }]);
    await pass(minute);
    expect(page.letters()).toHaveLength(1);
    await page.client.fetchToken();
    expect(page.tokenCalls()).toBe(2);
  });

  test.each([302, 404, 418, 500])('R7: %i without a handler is only logged', async (status) => {
    const settled = await page.ask({}, { status });
    await pass(minute);
    expect(page.log).toHaveBeenCalledExactlyOnceWith('Unexpected AJAX response', status);
    expect(page.texts()).toEqual([]);
    expect(page.letters()).toHaveLength(1);
    expect(settled).toHaveBeenCalledWith({ kind: 'unexpected', status });
  });

  test('R8: 500 with a handler runs the handler', async () => {
    const handler = vi.fn();
    await page.ask({ statuses: { 500: handler } }, { status: 500 });
    expect(handler).toHaveBeenCalledOnce();
    expect(page.log).not.toHaveBeenCalled();
  });

  test.each(['<!doctype html>', '', 'null', '{"status":"success","version":1}'])(
    'R9: %j is logged and flashed once, and no handler runs',
    async (body) => {
      const handler = vi.fn();
      await page.ask({ success: handler }, { body });
      expect(page.log).toHaveBeenCalledExactlyOnceWith('Failed to conform response.', expect.any(Array));
      expect(page.showing()).toMatchObject([{ kind: 'error', text: 'Failed to conform response.', sticky: false }]);
      expect(handler).not.toHaveBeenCalled();
    },
  );

  test('R27: an endless body is rejected after 1 MB, and its download is cancelled', async () => {
    let sent = 0;
    const cancel = vi.fn();
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    };
    await page.ask({}, { body: new ReadableStream({ pull, cancel }) });
    expect(page.log).toHaveBeenCalledWith('Failed to conform response.', ['The body is larger than 1000000 bytes.']);
    expect(page.texts()).toEqual(['Failed to conform response.']);
    expect(cancel).toHaveBeenCalledOnce();
    expect(sent).toBeLessThanOrEqual(1_300_000);
  });

  test('a body of exactly 1 MB is accepted', async () => {
    const body = JSON.stringify({ status: 'success' }).padEnd(1_000_000);
    expect(await page.ask({}, { body })).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
  });

  test.each([
    ['throws', () => JSON.parse('{')],
    ['rejects', () => Promise.reject(new Error('indigestible'))],
  ])('R10: a handler that %s shows a flash, and the site keeps working', async (_how, handler) => {
    const settled = await page.ask({ success: handler }, {});
    expect(page.texts()).toEqual(['Oh no! I choked on some data. Doh!']);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
    await page.ask({}, { body: { status: 'success', flashes: [{ kind: 'info', text: 'Still here.' }] } });
    expect(page.texts()).toContain('Still here.');
  });
});

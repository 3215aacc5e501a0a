/**
 * The request layer as a reader meets it: what is asked, what is flashed, what
 * is logged (spec sections 7 to 9; reliability 3.4, by the numbers there).
 */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AskedRequest,
  type FakeAnswer,
  type FakePresence,
  FakeSocket,
  fakeFetch,
  fakePresence,
  fakeSurroundings,
} from '../../tests/support/fakeSurroundings.ts';
import type { Handlers } from './handlers.ts';
import type { RequestLayer } from './request.ts';

vi.mock('#storage/flashes/flashDismissals.ts', () => ({
  readDismissals: async () => new Set(),
  writeDismissal: vi.fn(),
  followDismissals: vi.fn(),
}));

const maintenance = 'Server Maintenance - please wait a moment as we try to reconnect.';
const tokenAnswer: FakeAnswer = { body: { status: 'success', payload: { token: 'a-token' } } };
const versionFile: FakeAnswer = {
  body: { app: 'spite-and-image', version: 'b2c1' },
  headers: { 'Content-Type': 'application/json' },
};
const tokenPath = '/ajax/user/csrf-token';

let state: typeof import('#storage/flashes/flashes.ts');
let presence: FakePresence;
let leaveFor: ReturnType<typeof vi.fn<(address: string) => void>>;
let log: ReturnType<typeof vi.spyOn>;
/** What the backend answers under /ajax/letters. */
let answer: (request: AskedRequest) => FakeAnswer | Error;
let token: FakeAnswer | Error;
let network: ReturnType<typeof fakeFetch>;
let layer: RequestLayer;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  log = vi.spyOn(console, 'error').mockReturnValue();
  presence = fakePresence();
  leaveFor = vi.fn();
  token = tokenAnswer;
  answer = () => ({});
  FakeSocket.opened = [];
  network = fakeFetch((request) => {
    if (request.url.pathname === '/version.json') return versionFile;
    return request.url.pathname === tokenPath ? token : answer(request);
  });
  state = await import('#storage/flashes/flashes.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with a backend, after the calls of its start. */
async function start(): Promise<void> {
  const { connectToServer } = await import('./serverConnection.ts');
  const connected = connectToServer(
    { environment: 'production', backend: { ajax: true, socket: false }, version: 'b2c1' },
    fakeSurroundings({ fetch: network.fetch, presence }),
    leaveFor,
  );
  if (!connected) throw new Error('There is no way to the backend.');
  layer = connected;
  await pass(0);
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const showing = () => state.flashes.get();
const texts = () => showing().map(({ text }) => text);
const letters = () => network.asked.filter(({ url }) => url.pathname === '/ajax/letters');
const lettersAt = () => letters().map(({ at }) => at);

/** Asks for letters; the settled handlers tell what came of it. */
async function ask(handlers: Handlers = {}, given: FakeAnswer | Error | ((n: number) => FakeAnswer | Error) = {}) {
  let count = 0;
  answer = () => (typeof given === 'function' ? given(++count) : given);
  const settled = vi.fn();
  void layer.request({ method: 'GET', path: '/ajax/letters' }, handlers).then(settled);
  await pass(0);
  return settled;
}

beforeEach(start);

describe('maintenance', () => {
  test.each([502, 503, 504])('R1: %i is flashed, sticks, and is tried again after exactly 3000 ms', async (status) => {
    await ask({}, { status });
    expect(showing()).toMatchObject([{ text: maintenance, sticky: true }]);
    await pass(2999);
    expect(letters()).toHaveLength(1);
    await pass(1);
    expect(letters()).toHaveLength(2);
  });

  test('R2: no answer at all is the same, when the site itself answers', async () => {
    await ask({}, new TypeError('Failed to fetch'));
    expect(texts()).toEqual([maintenance]);
    await pass(2999);
    expect(letters()).toHaveLength(1);
    await pass(1);
    expect(letters()).toHaveLength(2);
  });

  test('R3: one flash through the whole outage, gone with its end, and the handler runs once', async () => {
    const success = vi.fn();
    const listed: number[] = [];
    state.flashes.subscribe(() => listed.push(showing().length));
    await ask({ success }, (n) => (n <= 3 ? { status: 503 } : {}));
    const started = lettersAt()[0] ?? 0;
    await pass(8999);
    expect(texts()).toEqual([maintenance]);
    await pass(1);
    expect(lettersAt().map((at) => at - started)).toEqual([0, 3000, 6000, 9000]);
    expect(listed).toEqual([1, 0]);
    expect(success).toHaveBeenCalledOnce();
  });

  test('R20: a server that asks for two minutes gets them', async () => {
    await ask({}, { status: 503, headers: { 'Retry-After': '120' } });
    expect(texts()).toEqual([maintenance]);
    await pass(119_999);
    expect(letters()).toHaveLength(1);
    await pass(1);
    expect(letters()).toHaveLength(2);
  });

  test('N5: dismissed, it stays away for this outage and comes back for the next', async () => {
    let down = true;
    await ask({}, () => (down ? { status: 503 } : {}));
    const [flash] = showing();
    if (flash) state.dismissFlash(flash);
    await pass(30_000);
    expect(letters().length).toBeGreaterThan(5);
    expect(texts()).toEqual([]);
    down = false;
    await pass(3000);
    await ask({}, { status: 503 });
    expect(texts()).toEqual([maintenance]);
  });

  test('a phone that goes offline meanwhile is left in peace', async () => {
    await ask({}, { status: 503 });
    presence.change('offline');
    await pass(0);
    expect(texts()).toEqual([]);
    await pass(600_000);
    expect(letters()).toHaveLength(1);
  });

  test('N1: a browser that is offline is not even asked', async () => {
    presence.change('offline');
    const before = network.asked.length;
    await ask();
    await pass(600_000);
    expect(network.asked).toHaveLength(before);
    expect(texts()).toEqual([]);
    presence.change('online');
    await pass(4000);
    expect(letters()).toHaveLength(1);
  });

  test('an answer that takes ten seconds is none', async () => {
    const hang: typeof fetch = (input, init) =>
      String(input).endsWith('letters')
        ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        : network.fetch(input, init);
    const { connectToServer } = await import('./serverConnection.ts');
    const slow = connectToServer(
      { environment: 'production', backend: { ajax: true, socket: false } },
      fakeSurroundings({ fetch: hang, presence }),
    );
    void slow?.request({ method: 'GET', path: '/ajax/letters' });
    await pass(9999);
    expect(texts()).toEqual([]);
    await pass(1);
    expect(texts()).toEqual([maintenance]);
  });
});

describe('an envelope', () => {
  test('R4: of success runs the success handler once, with its payload, and shows its flashes', async () => {
    const success = vi.fn();
    const failure = vi.fn();
    const flashes = [{ id: 'sent', kind: 'info', text: 'Your letter is on its way.' }];
    await ask({ success, failure }, { body: { status: 'success', payload: { count: 3 }, flashes } });
    expect(success).toHaveBeenCalledExactlyOnceWith({ count: 3 });
    expect(failure).not.toHaveBeenCalled();
    expect(texts()).toEqual(['Your letter is on its way.']);
  });

  test('R25: of error runs the failure handler once, with its payload, and shows its flashes', async () => {
    const success = vi.fn();
    const failure = vi.fn();
    const flashes = [{ kind: 'error', text: 'The letter came back.' }];
    await ask({ success, failure }, { body: { status: 'error', payload: { field: 'to' }, flashes } });
    expect(failure).toHaveBeenCalledExactlyOnceWith({ field: 'to' });
    expect(success).not.toHaveBeenCalled();
    expect(showing()).toMatchObject([{ kind: 'error', text: 'The letter came back.' }]);
    expect(log).not.toHaveBeenCalled();
  });

  test('flashes without an id are each their own', async () => {
    const flash = { kind: 'info', text: 'Tick.' };
    await ask({}, { body: { status: 'success', flashes: [flash, flash] } });
    const ids = showing().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{10,16}$/);
  });

  test.each([
    { status: 'success', version: 'c3d2' },
    { status: 'error', version: 'c3d2' },
    { status: 'version', version: 'c3d2' },
  ])('R5, U11: %j tells of a newer version, once, with a link that refreshes', async (body) => {
    await ask({}, { body });
    await ask({}, { body });
    await vi.waitFor(() => expect(showing()).toHaveLength(1));
    expect(showing()).toMatchObject([
      {
        id: 'newer-version:c3d2',
        text: 'There is a newer version of this app. Please refresh.',
        sticky: true,
        action: { does: 'refresh' },
      },
    ]);
  });

  test('R26: of redirect sends the reader there', async () => {
    await ask({}, { body: { status: 'redirect', redirect: '/credits' } });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://clones.example/credits');
  });

  test('R17: or to a handler of its own, which gets the checked address', async () => {
    const redirect = vi.fn();
    await ask({ redirect }, { body: { status: 'redirect', redirect: '../credits' } });
    expect(redirect).toHaveBeenCalledExactlyOnceWith('https://clones.example/credits');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('and never to a stranger', async () => {
    const redirect = vi.fn();
    await ask({ redirect }, { body: { status: 'redirect', redirect: '//evil.example' } });
    expect(redirect).not.toHaveBeenCalled();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(texts()).toEqual(['Failed to conform response.']);
  });

  test('R18: in circles is stopped after three turns in ten seconds', async () => {
    const session = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    });
    for (let turn = 0; turn < 10; turn++) {
      await ask({}, { body: { status: 'redirect', redirect: '/spite-and-image/rules' } });
      await pass(100);
    }
    expect(leaveFor).toHaveBeenCalledTimes(3);
    expect(showing()).toMatchObject([{ kind: 'error', id: 'redirected-in-circles' }]);
    await pass(10_000);
    await ask({}, { body: { status: 'redirect', redirect: '/credits' } });
    expect(leaveFor).toHaveBeenCalledTimes(4);
  });
});

describe('an answer of the wrong kind', () => {
  test('R6: 403 is flashed with the link, the token is forgotten, and nothing is tried again', async () => {
    await ask({}, { status: 403 });
    expect(showing()).toMatchObject([
      { text: '403 - Forbidden. Please refresh.', sticky: true, action: { does: 'refresh' } },
    ]);
    await pass(60_000);
    expect(letters()).toHaveLength(1);
    await layer.fetchToken();
    expect(network.paths().filter((path) => path === tokenPath)).toHaveLength(2);
  });

  test.each([404, 418, 500])('R7: %i without a handler is logged, and that is all', async (status) => {
    const settled = await ask({}, { status });
    await pass(60_000);
    expect(log).toHaveBeenCalledExactlyOnceWith('Unexpected AJAX response', status);
    expect(texts()).toEqual([]);
    expect(letters()).toHaveLength(1);
    expect(settled).toHaveBeenCalledWith({ kind: 'unexpected', status });
  });

  test('R8: 500 with a handler is the handler’s', async () => {
    const handler = vi.fn();
    await ask({ statuses: { 500: handler } }, { status: 500 });
    expect(handler).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    '<!doctype html>',
    '',
    'null',
    '{}',
    '{"status":"success","extra":1}',
    '{"status":"success","version":1}',
  ])('R9: %j is logged and flashed once, and no handler sees it', async (body) => {
    const success = vi.fn();
    await ask({ success }, { body });
    expect(log).toHaveBeenCalledExactlyOnceWith('Failed to conform response.', expect.any(Array));
    expect(showing()).toMatchObject([{ kind: 'error', text: 'Failed to conform response.', sticky: false }]);
    expect(success).not.toHaveBeenCalled();
  });

  test.each([
    ['throws', () => JSON.parse('{')],
    ['rejects', () => Promise.reject(new Error('indigestible'))],
  ])('R10: a handler that %s does not take the site with it', async (_how, success) => {
    const settled = await ask({ success }, {});
    expect(texts()).toEqual(['Oh no! I choked on some data. Doh!']);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
    await ask({}, { body: { status: 'success', flashes: [{ kind: 'info', text: 'Still here.' }] } });
    expect(texts()).toContain('Still here.');
  });

  test('a redirect by status goes nowhere', async () => {
    await ask({}, { status: 302, headers: { Location: 'https://evil.example' } });
    expect(leaveFor).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith('Unexpected AJAX response', 302);
  });
});

describe('a flash', () => {
  test('R11: leaves after 5000 ms unless it is sticky', async () => {
    const flashes = [
      { id: 'brief', kind: 'info', text: 'Brief.' },
      { id: 'long', kind: 'info', text: 'Long.', sticky: true },
    ];
    await ask({}, { body: { status: 'success', flashes } });
    await vi.waitFor(() => expect(texts()).toContain('Long.'));
    await pass(4000);
    expect(texts()).toContain('Brief.');
    await pass(1000);
    expect(texts()).toEqual(['Long.']);
    await pass(3_600_000);
    expect(texts()).toEqual(['Long.']);
  });

  test('R12: with an id that is showing adds nothing and restarts nothing', async () => {
    const body = { status: 'success', flashes: [{ id: 'brief', kind: 'info', text: 'Brief.' }] };
    await ask({}, { body });
    await pass(3000);
    await ask({}, { body });
    expect(texts()).toEqual(['Brief.']);
    await pass(2000);
    expect(texts()).toEqual([]);
  });
});

describe('the anti-forgery token', () => {
  const post = () => layer.request({ method: 'POST', path: '/ajax/letters', payload: { to: 'you' } });
  const tokenCalls = () => network.paths().filter((path) => path === tokenPath).length;

  test('R13: is asked for at the start, once, and held', async () => {
    expect(tokenCalls()).toBe(1);
    await Promise.all([post(), post(), post()]);
    expect(tokenCalls()).toBe(1);
    for (const { headers } of letters()) expect(headers.get('X-CSRF-Token')).toBe('a-token');
  });

  test('R13: is asked for once by three who need it at the same time', async () => {
    await ask({}, { status: 403 });
    answer = () => ({});
    await Promise.all([post(), post(), post()]);
    expect(tokenCalls()).toBe(2);
  });

  test('R14: stands in a header and in no address', async () => {
    await post();
    await layer.request({ method: 'GET', path: '/ajax/letters', payload: { page: 2 } });
    for (const { url, headers } of letters()) {
      expect(headers.get('X-CSRF-Token')).toBe('a-token');
      expect(url.href).not.toContain('a-token');
    }
  });

  test.each([{ token: 'two\nlines' }, { token: '' }, { token: 7 }, {}, null])(
    'of the form %j does not conform, and calls go out without one',
    async (payload) => {
      token = { body: { status: 'success', payload } };
      await ask({}, { status: 403 });
      answer = () => ({});
      await post();
      expect(texts()).toContain('Failed to conform response.');
      expect(letters().at(-1)?.headers.has('X-CSRF-Token')).toBe(false);
    },
  );

  test('R15: goes nowhere with a call that goes elsewhere', async () => {
    await ask({}, { status: 403 });
    const before = network.asked.length;
    for (const path of ['https://evil.example/a', '//evil.example/a', '/\\evil.example'])
      await expect(layer.request({ method: 'POST', path })).rejects.toThrow(TypeError);
    expect(network.asked).toHaveLength(before);
  });
});

test('an answer to HEAD succeeds without a body', async () => {
  const success = vi.fn();
  answer = () => ({ body: '' });
  await layer.request({ method: 'HEAD', path: '/ajax/letters', payload: { page: 2 } }, { success });
  expect(success).toHaveBeenCalledOnce();
  expect(letters()[0]?.url.search).toBe('?page=2');
});

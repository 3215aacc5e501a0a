/** The request layer from the user's point of view: requests sent, flashes shown, errors logged. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AskedRequest,
  type FakeAnswer,
  type FakeVisibility,
  fakeEnvironment,
  fakeFetch,
  fakeSignalTimeouts,
  fakeVisibility,
} from '../../tests/support/fakeEnvironment.ts';
import type { Client, Handlers } from './client.ts';

vi.mock('#storage/flashes/flashDismissals.ts', () => ({
  readDismissals: async () => new Set(),
  writeDismissal: vi.fn(),
  followDismissals: vi.fn(),
}));

const maintenance = 'Server Maintenance - please wait a moment as we try to reconnect.';
const tokenPath = '/ajax/user/csrf-token';
const noAnswer = new TypeError('Failed to fetch');
const minute = 60_000;
const success = (payload: unknown): FakeAnswer => ({ body: { status: 'success', payload } });
const versionFile: FakeAnswer = {
  body: { app: 'spite-and-image', version: 'b2c1' },
  headers: { 'Content-Type': 'application/json' },
};

let state: typeof import('#storage/flashes/flashes.ts');
let pageVisibility: FakeVisibility;
let leaveFor: ReturnType<typeof vi.fn<(address: string) => void>>;
let log: ReturnType<typeof vi.spyOn>;
/** The backend's answer to /ajax/letters. */
let answer: (request: AskedRequest) => FakeAnswer | Error;
let token: FakeAnswer;
let site: FakeAnswer | Error;
let network: ReturnType<typeof fakeFetch>;
let client: Client;

beforeEach(async () => {
  vi.useFakeTimers();
  fakeSignalTimeouts();
  vi.resetModules();
  log = vi.spyOn(console, 'error').mockReturnValue();
  pageVisibility = fakeVisibility();
  leaveFor = vi.fn();
  token = success({ token: 'a-token' });
  site = versionFile;
  network = fakeFetch((request) => {
    if (request.url.pathname === '/version.json') return site;
    return request.url.pathname === tokenPath ? token : answer(request);
  });
  state = await import('#storage/flashes/flashes.ts');
  await start(network.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts a page with a backend and waits for its initial calls. */
async function start(fetch: typeof globalThis.fetch): Promise<void> {
  const { connectToServer } = await import('./serverConnection.ts');
  const connected = connectToServer(
    { environment: 'production', backend: { ajax: true, socket: false }, newsletter: 'frame', version: 'b2c1' },
    vi.fn(),
    fakeEnvironment({ fetch, pageVisibility, leaveFor }),
  );
  if (!connected) throw new Error('There is no request layer.');
  client = connected;
  await pass(0);
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const showing = () => state.flashes.get();
const texts = () => showing().map(({ text }) => text);
const letters = () => network.asked.filter(({ url }) => url.pathname === '/ajax/letters');
const probes = () => network.paths().filter((path) => path === '/version.json').length;
const tokenCalls = () => network.paths().filter((path) => path === tokenPath).length;

/** Requests letters. The returned spy is called with the final reply. */
async function ask(handlers: Handlers = {}, given: FakeAnswer | Error | ((n: number) => FakeAnswer | Error) = {}) {
  let count = 0;
  answer = () => (typeof given === 'function' ? given(++count) : given);
  const settled = vi.fn();
  void client.request({ method: 'GET', path: '/ajax/letters' }, handlers).then(settled);
  await pass(0);
  return settled;
}

/** Expects no request up to one millisecond before the given time, and one request at that time. */
async function expectRetryAfter(milliseconds: number) {
  const before = letters().length;
  await pass(milliseconds - 1);
  expect(letters()).toHaveLength(before);
  await pass(1);
  expect(letters()).toHaveLength(before + 1);
}

describe('during maintenance', () => {
  test.each([502, 503, 504])('R1: %i shows a sticky flash and is retried after exactly 3000 ms', async (status) => {
    await ask({}, { status });
    expect(showing()).toMatchObject([{ text: maintenance, sticky: true }]);
    await expectRetryAfter(3000);
    expect(probes()).toBe(0);
  });

  test('R2: no response counts as maintenance when the site itself answers', async () => {
    await ask({}, noAnswer);
    expect(texts()).toEqual([maintenance]);
    expect(probes()).toBe(1);
    await expectRetryAfter(3000);
  });

  test('R3: one flash is shown for the whole outage, and the handler runs once', async () => {
    const handler = vi.fn();
    const listed: number[] = [];
    state.flashes.subscribe(() => listed.push(showing().length));
    await ask({ success: handler }, (n) => (n <= 3 ? { status: 503 } : {}));
    for (let retry = 0; retry < 3; retry++) await expectRetryAfter(3000);
    expect(listed).toEqual([1, 0]);
    expect(handler).toHaveBeenCalledOnce();
  });

  test('after twenty attempts the delay is random, up to a minute', async () => {
    await ask({}, { status: 503 });
    for (let retry = 0; retry < 20; retry++) await expectRetryAfter(3000);
    await expectRetryAfter(31_500);
  });

  test('R20: Retry-After lengthens the delay', async () => {
    await ask({}, { status: 503, headers: { 'Retry-After': '120' } });
    await expectRetryAfter(120_000);
  });

  test('N5: a dismissed flash stays hidden for this outage and reappears in the next', async () => {
    let down = true;
    await ask({}, () => (down ? { status: 503 } : {}));
    for (const flash of showing()) state.dismissFlash(flash);
    await pass(30_000);
    expect(letters().length).toBeGreaterThan(5);
    expect(texts()).toEqual([]);
    down = false;
    await pass(3000);
    await ask({}, { status: 503 });
    expect(texts()).toEqual([maintenance]);
  });

  test('N7: a hidden tab sends nothing, and one request once it is visible', async () => {
    await ask({}, { status: 503 });
    pageVisibility.change('hidden');
    await pass(10 * minute);
    expect(letters()).toHaveLength(1);
    pageVisibility.change('visible');
    await pass(0);
    expect(letters()).toHaveLength(2);
  });

  test('the flash disappears as soon as the browser goes offline, and nothing is sent', async () => {
    await ask({}, { status: 503 });
    pageVisibility.change('offline');
    await pass(0);
    expect(texts()).toEqual([]);
    await pass(10 * minute);
    expect(letters()).toHaveLength(1);
  });

  test('a request without a response times out after ten seconds', async () => {
    const hang: typeof fetch = (input, init) =>
      String(input).endsWith('letters')
        ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        : network.fetch(input, init);
    await start(hang);
    await ask();
    await pass(9999);
    expect(texts()).toEqual([]);
    await pass(1);
    expect(texts()).toEqual([maintenance]);
  });
});

describe('without a network', () => {
  test('N1: an offline browser sends neither request nor probe and shows nothing', async () => {
    pageVisibility.change('offline');
    const before = network.asked.length;
    await ask();
    await pass(10 * minute);
    expect(network.asked).toHaveLength(before);
    expect(texts()).toEqual([]);
    pageVisibility.change('online');
    await pass(4000);
    expect(letters()).toHaveLength(1);
  });

  test('N2: while the site does not answer, nothing is shown and probes are rare', async () => {
    site = noAnswer;
    await ask({}, noAnswer);
    await pass(10 * minute);
    expect(texts()).toEqual([]);
    expect(letters()).toHaveLength(1);
    expect(probes()).toBeGreaterThanOrEqual(4);
    expect(probes()).toBeLessThanOrEqual(12);
  });

  test.each<[string, () => unknown, number]>([
    ['the browser is online again', () => pageVisibility.change('online'), 3500],
    ['the tab is visible again', () => pageVisibility.change('visible'), 3000],
    ['another request was answered', () => client.request({ method: 'GET', path: '/ajax/other' }), 3000],
    ['a minute has passed', () => undefined, minute + 3000],
  ])('it probes again when %s', async (_what, happens, after) => {
    site = noAnswer;
    await ask({}, noAnswer);
    [site, answer] = [versionFile, () => ({})];
    happens();
    await pass(after - 1);
    expect(probes()).toBe(1);
    await pass(1);
    expect(probes()).toBe(2);
    expect(letters()).toHaveLength(2);
  });

  test('an online event before the next probe is not lost', async () => {
    site = noAnswer;
    await ask({}, noAnswer);
    pageVisibility.change('visible');
    await pass(2000);
    pageVisibility.change('online');
    await pass(1000);
    site = versionFile;
    await pass(3500);
    expect(letters()).toHaveLength(2);
  });

  test('all requests wait for the same probe', async () => {
    site = noAnswer;
    for (let count = 0; count < 3; count++) await ask({}, noAnswer);
    const before = probes();
    [site, answer] = [versionFile, () => ({})];
    pageVisibility.change('online');
    await pass(3500);
    expect(probes()).toBe(before + 1);
    expect(letters()).toHaveLength(6);
  });

  test('a backend that is down when the network returns counts as a new outage', async () => {
    pageVisibility.change('offline');
    await ask({}, { status: 503 });
    pageVisibility.change('online');
    await pass(3500);
    expect(texts()).toEqual([maintenance]);
    await expectRetryAfter(3000);
  });
});

describe('an envelope', () => {
  test.each([
    ['R4: of success', 'success', 'success', 'failure'],
    ['R25: of error', 'error', 'failure', 'success'],
  ] as const)(
    '%s runs its handler once, with the payload, and shows its flashes',
    async (_what, status, runs, other) => {
      const handlers = { success: vi.fn(), failure: vi.fn() };
      const flashes = [{ id: 'letter', kind: 'info', text: 'Your letter.' }];
      await ask(handlers, { body: { status, payload: { count: 3 }, flashes } });
      expect(handlers[runs]).toHaveBeenCalledExactlyOnceWith({ count: 3 });
      expect(handlers[other]).not.toHaveBeenCalled();
      expect(texts()).toEqual(['Your letter.']);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test('flashes without an id each get a ten-character id', async () => {
    const flash = { kind: 'info', text: 'Tick.' };
    await ask({}, { body: { status: 'success', flashes: [flash, flash] } });
    const ids = showing().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{10}$/);
  });

  test.each(['success', 'error', 'version'])(
    'R5, U11: with status %s and another version shows the notice once',
    async (status) => {
      await ask({}, { body: { status, version: 'c3d2' } });
      await ask({}, { body: { status, version: 'c3d2' } });
      await vi.waitFor(() => expect(showing()).toHaveLength(1));
      const text = 'There is a newer version of this app. Please refresh.';
      expect(showing()).toMatchObject([{ id: 'newer-version:c3d2', text, sticky: true, action: { does: 'refresh' } }]);
    },
  );

  test('R26: with status redirect loads the address', async () => {
    await ask({}, { body: { status: 'redirect', redirect: '/credits' } });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://clones.example/credits');
  });

  test('R17: a redirect handler gets the checked address instead', async () => {
    const redirect = vi.fn();
    await ask({ redirect }, { body: { status: 'redirect', redirect: '../credits' } });
    expect(redirect).toHaveBeenCalledExactlyOnceWith('https://clones.example/credits');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('a redirect to another origin does not conform', async () => {
    const redirect = vi.fn();
    await ask({ redirect }, { body: { status: 'redirect', redirect: '//evil.example' } });
    expect(redirect).not.toHaveBeenCalled();
    expect(texts()).toEqual(['Failed to conform response.']);
  });

  test('R18: a redirect loop stops after three redirects in ten seconds', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
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

describe('any other answer', () => {
  test('R6: 403 shows a flash with a link, drops the token and is not retried', async () => {
    await ask({}, { status: 403 });
    const text = '403 - Forbidden. Please refresh.';
    expect(showing()).toMatchObject([{ text, sticky: true, action: { does: 'refresh' } }]);
    await pass(minute);
    expect(letters()).toHaveLength(1);
    await client.fetchToken();
    expect(tokenCalls()).toBe(2);
  });

  test.each([302, 404, 418, 500])('R7: %i without a handler is only logged', async (status) => {
    const settled = await ask({}, { status });
    await pass(minute);
    expect(log).toHaveBeenCalledExactlyOnceWith('Unexpected AJAX response', status);
    expect(texts()).toEqual([]);
    expect(letters()).toHaveLength(1);
    expect(settled).toHaveBeenCalledWith({ kind: 'unexpected', status });
  });

  test('R8: 500 with a handler runs the handler', async () => {
    const handler = vi.fn();
    await ask({ statuses: { 500: handler } }, { status: 500 });
    expect(handler).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  test.each(['<!doctype html>', '', 'null', '{"status":"success","version":1}'])(
    'R9: %j is logged and flashed once, and no handler runs',
    async (body) => {
      const handler = vi.fn();
      await ask({ success: handler }, { body });
      expect(log).toHaveBeenCalledExactlyOnceWith('Failed to conform response.', expect.any(Array));
      expect(showing()).toMatchObject([{ kind: 'error', text: 'Failed to conform response.', sticky: false }]);
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
    await ask({}, { body: new ReadableStream({ pull, cancel }) });
    expect(log).toHaveBeenCalledWith('Failed to conform response.', ['The body is larger than 1000000 bytes.']);
    expect(texts()).toEqual(['Failed to conform response.']);
    expect(cancel).toHaveBeenCalledOnce();
    expect(sent).toBeLessThanOrEqual(1_300_000);
  });

  test('a body of exactly 1 MB is accepted', async () => {
    const body = JSON.stringify({ status: 'success' }).padEnd(1_000_000);
    expect(await ask({}, { body })).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
  });

  test.each([
    ['throws', () => JSON.parse('{')],
    ['rejects', () => Promise.reject(new Error('indigestible'))],
  ])('R10: a handler that %s shows a flash, and the site keeps working', async (_how, handler) => {
    const settled = await ask({ success: handler }, {});
    expect(texts()).toEqual(['Oh no! I choked on some data. Doh!']);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'success' }));
    await ask({}, { body: { status: 'success', flashes: [{ kind: 'info', text: 'Still here.' }] } });
    expect(texts()).toContain('Still here.');
  });
});

describe('a call', () => {
  const path = '/ajax/letters';
  const post = (payload = {}) => client.request({ method: 'POST', path, payload });
  const sent = () => {
    const { url, init, headers } = letters().at(-1) ?? {};
    return { url: url?.href, body: init?.body && `${init.body}`, type: headers?.get('Content-Type'), init };
  };
  beforeEach(() => {
    answer = () => ({});
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
    await client.request({ method: 'PUT', path, encoding: 'json', payload: { to: ['you'] } });
    expect(sent()).toMatchObject({ body: '{"to":["you"]}', type: 'application/json' });
  });

  test.each(['GET', 'HEAD'] as const)('R14: by %s sends its data in the query string', async (method) => {
    answer = () => ({ body: method === 'HEAD' ? '' : { status: 'success' } });
    const handler = vi.fn();
    const payload = { name: 'A+B', none: undefined };
    await client.request({ method, path: `${path}?page=2`, payload }, { success: handler });
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
      await ask({}, { status: 403 });
      const before = network.asked.length;
      await expect(client.request({ method: 'POST', path: elsewhere })).rejects.toThrow(TypeError);
      expect(network.asked).toHaveLength(before);
    },
  );

  test('R13: the token is fetched once at the start, kept, and sent in a header only', async () => {
    await Promise.all([post(), post(), client.request({ method: 'GET', path, payload: { page: 2 } })]);
    expect(tokenCalls()).toBe(1);
    for (const { url, headers } of letters()) {
      expect(headers.get('X-CSRF-Token')).toBe('a-token');
      expect(url.href).not.toContain('a-token');
    }
  });

  test('R13: concurrent calls that need the token fetch it once', async () => {
    await ask({}, { status: 403 });
    answer = () => ({});
    await Promise.all([post(), post(), post()]);
    expect(tokenCalls()).toBe(2);
  });

  test.each([
    ['with a line break', `${'x'.repeat(50_000)}\n`],
    ['that is empty', ''],
    ['beyond ASCII', 'ü'],
    ['of 513 characters', 'x'.repeat(513)],
    ['that is a number', 7],
    ['that is missing', undefined],
  ])('a token %s does not conform, and the call is sent without one', async (_what, given) => {
    token = success({ token: given });
    await ask({}, { status: 403 });
    answer = () => ({});
    await post();
    expect(texts()).toContain('Failed to conform response.');
    expect(letters().at(-1)?.headers.has('X-CSRF-Token')).toBe(false);
  });
});

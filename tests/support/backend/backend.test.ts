/** The reference backend fulfils the contract of docs/backend.md, over real sockets. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readStartup } from '#site/startup/startup.ts';
import { makeBuiltFolder, settings, version } from './builtFolder.ts';
import { type Backend, startBackend } from './startBackend.ts';

let root: string;
let backend: Backend;

beforeAll(async () => {
  root = await makeBuiltFolder();
  const store = { flashes: [{ kind: 'info', text: 'Welcome.', sticky: false }] } as const;
  backend = await startBackend({ root, settings, port: 0, personal: { store: { flashes: [...store.flashes] } } });
});
afterAll(async () => {
  await backend.stop();
  await rm(root, { recursive: true });
});

/** A page's `fetch`: it keeps cookies, and sends its origin as browsers do. */
function pageFetch(origin = backend.origin): typeof fetch {
  let cookie = '';
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('Cookie', cookie);
    if (!['GET', 'HEAD'].includes(init.method ?? 'GET')) headers.set('Origin', origin);
    const response = await fetch(new URL(String(input), backend.origin), { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
}

describe('pages', () => {
  const get = async (address: string) => {
    const response = await fetch(backend.origin + address);
    const html = await response.text();
    const text = /id="startup">([^<]*)</.exec(html)?.[1] ?? '';
    return { response, html, ...readStartup(text) };
  };

  test.each([
    ['/', 200, 'home'],
    ['/?x=1', 200, 'home'],
    ['/credits', 200, 'credits'],
    ['/sandbox/symbols', 200, 'shell'],
    ['/shell.html', 200, 'shell'],
    ['/nowhere', 404, 'unknown page'],
  ])('%s says in its start-up data that there is a backend', async (address, status, words) => {
    const { response, html, startup, faults } = await get(address);
    expect([response.status, html]).toEqual([status, expect.stringContaining(`<p>${words}</p>`)]);
    expect(faults).toEqual([]);
    expect(startup.configuration).toEqual({
      environment: 'production',
      backend: { ajax: true, socket: true },
      newsletter: 'frame',
      version,
    });
  });

  test('personal data is in the page and never in the shell', async () => {
    expect((await get('/')).startup.store.flashes).toHaveLength(1);
    expect((await get('/shell.html')).startup.store.flashes).toEqual([]);
  });
});

describe('a change is refused', () => {
  const post = (send: typeof fetch, headers: Record<string, string>, body = 'x=1') =>
    send('/ajax/echo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  const tokenOf = async (send: typeof fetch): Promise<string> =>
    (await (await send('/ajax/user/csrf-token')).json()).payload.token;

  test('without the token, with another session’s token, or from another site', async () => {
    const [page, other, foreign] = [pageFetch(), pageFetch(), pageFetch('https://evil.example')];
    const token = await tokenOf(page);
    await tokenOf(other);
    const foreignToken = await tokenOf(foreign);
    expect((await post(page, { 'X-CSRF-Token': token })).status).toBe(200);
    expect((await post(page, {})).status).toBe(403);
    expect((await post(page, { 'X-CSRF-Token': `${token}x` })).status).toBe(403);
    expect((await post(other, { 'X-CSRF-Token': token })).status).toBe(403);
    expect((await post(foreign, { 'X-CSRF-Token': foreignToken })).status).toBe(403);
  });

  test('with more than 64 KB', async () => {
    const page = pageFetch();
    const token = await tokenOf(page);
    expect((await post(page, { 'X-CSRF-Token': token }, `x=${'y'.repeat(64 * 1024)}`)).status).toBe(413);
  });
});

describe('the socket', () => {
  const connect = (origin: string, address = '/user/websocket') =>
    new WebSocket(backend.origin.replace('http', 'ws') + address, { origin });
  const event = (socket: WebSocket, name: 'open' | 'message' | 'close' | 'error') =>
    new Promise<unknown>((resolve) => socket.once(name, resolve));

  test('opens for a page of this site, and delivers messages', async () => {
    const socket = connect(backend.origin);
    await event(socket, 'open');
    const message = event(socket, 'message');
    backend.sockets.send({ version });
    expect(String(await message)).toBe(`{"version":"${version}"}`);
    backend.sockets.close(4401);
    expect(await event(socket, 'close')).toBe(4401);
  });

  test.each([
    ['another site', 'https://evil.example', '/user/websocket'],
    ['another address', undefined, '/user/other'],
  ])('is refused to %s', async (_who, origin, address) => {
    expect(String(await event(connect(origin ?? backend.origin, address), 'error'))).toContain('403');
  });

  test('is closed if the client sends more than 64 KB at once', async () => {
    const socket = connect(backend.origin);
    await event(socket, 'open');
    socket.send('x'.repeat(64 * 1024 + 1));
    expect(await event(socket, 'close')).toBe(1009);
  });
});

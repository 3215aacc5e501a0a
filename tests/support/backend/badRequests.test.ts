/** C9: the reference backend refuses what no page of the site sends, and answers the next request. */

import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeBuiltFolder, settings } from './builtFolder.ts';
import { type Backend, startBackend } from './startBackend.ts';

let root: string;
let backend: Backend;
/** The headers of a page's requests that change something. */
let session: Record<string, string>;

beforeAll(async () => {
  root = await makeBuiltFolder();
  backend = await startBackend({ root, settings, port: 0 });
  const response = await fetch(`${backend.origin}/ajax/user/csrf-token`);
  const { payload } = await response.json();
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  session = { Origin: backend.origin, Cookie: cookie, 'X-CSRF-Token': payload.token };
});
afterEach(async () => {
  expect((await fetch(`${backend.origin}/ajax/user/csrf-token`)).status).toBe(200);
});
afterAll(async () => {
  await backend.stop();
  await rm(root, { recursive: true });
});

const json = 'application/json';

const post = (type: string, body: BodyInit) =>
  fetch(`${backend.origin}/ajax/echo`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);

test.each([
  ['JSON that is none', json, '{"email":'],
  ['JSON that is not an object', json, 'null'],
  ['nothing in JSON', json, ''],
  ['a form in parts without a boundary', 'multipart/form-data', 'email=x'],
  ['a broken form in parts', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp'],
])('C9: %s is answered with 400', async (_what, type, body) => {
  expect((await post(type, body)).status).toBe(400);
});

test('C9: a body in chunks of unknown length is taken, up to 64 KB', async () => {
  const taken = await post(json, new Blob(['{"a":', '1}']).stream());
  expect([taken.status, (await taken.json()).payload.body]).toEqual([200, { a: 1 }]);
  expect((await post(json, new Blob(['"', 'x'.repeat(64 * 1024), '"']).stream())).status).toBe(413);
});

test.each([
  ['a socket that is refused', 'GET /user/websocket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
  ['a body that does not arrive', 'POST /ajax/echo', 'Content-Length: 100\r\n'],
])('C9: a client may hang up during %s', async (_what, start, headers) => {
  for (let tries = 0; tries < 20; tries += 1) {
    const socket = connect(Number(new URL(backend.origin).port), 'localhost');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const sent = Object.entries(session).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${start} HTTP/1.1\r\nHost: localhost\r\n${sent.join('')}${headers}\r\n`, () =>
      socket.resetAndDestroy(),
    );
    await once(socket, 'close');
  }
});

test.each(['TRACE /ajax/echo', 'GET /ajax/%', 'GET /ajax//[', 'PROPFIND /ajax/echo'])(
  'C9: %s, which no page sends, is answered',
  async (start) => {
    const socket = connect(Number(new URL(backend.origin).port), 'localhost');
    socket.write(`${start} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1.1 4\d\d /);
    socket.destroy();
  },
);

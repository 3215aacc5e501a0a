/** The reference backend refuses what no page of the site sends, and answers the next request. */

import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
afterAll(async () => {
  await backend.stop();
  await rm(root, { recursive: true });
});

const post = (body: BodyInit | null, type?: string, address = '/ajax/echo') =>
  fetch(backend.origin + address, {
    method: 'POST',
    headers: { ...session, ...(type !== undefined && { 'Content-Type': type }) },
    body,
    duplex: 'half',
  } as RequestInit);

/** Sent without a `Content-Length`. */
const inChunks = (...chunks: string[]) => new Blob(chunks).stream();

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

describe.each(['/ajax/echo', '/ajax/mailing-list'])(
  'a body at %s that is malformed is answered with 400',
  (address) => {
    test.each([
      ['JSON that is none', '{"email":', json],
      ['JSON that is not an object', 'null', json],
      ['a list in JSON', '[1]', json],
      ['a word in JSON', '"words"', json],
      ['nothing in JSON', '', json],
      ['nothing at all in JSON', null, json],
      ['a multipart body without its boundary', 'email=x', 'multipart/form-data'],
      ['a broken multipart body', '--b\r\nContent-Disp', 'multipart/form-data; boundary=b'],
    ])('%s', async (_what, body, type) => {
      const response = await post(body, type, address);
      expect([response.status, await response.json()]).toEqual([400, {}]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });
  },
);

describe('C9: a body in chunks of unknown length', () => {
  test('is right', async () => {
    const echoed = async (response: Response) => [response.status, (await response.json()).payload.body];
    expect(await echoed(await post(inChunks('{"a":', '1}'), json))).toEqual([200, { a: 1 }]);
    expect(await echoed(await post(inChunks('a=1', '&b=2'), form))).toEqual([200, { a: '1', b: '2' }]);
  });

  test('is refused if it is more than 64 KB', async () => {
    const response = await post(inChunks('a=', ...Array.from({ length: 65 }, () => 'x'.repeat(1024))), form);
    expect([response.status, await response.json()]).toEqual([413, {}]);
  });
});

test('C9: an empty form is a form', async () => {
  expect((await (await post('', form)).json()).payload.body).toEqual({});
  expect((await (await post(null)).json()).payload.body).toEqual({});
});

test.each([
  ['a socket that is refused', 'GET /user/websocket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
  ['a socket of another kind', 'GET /', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'],
  ['a body that does not arrive', 'POST /ajax/echo', 'Content-Length: 100\r\n'],
  ['a call without a host', 'GET /ajax/echo', ''],
])('C9: a reader who hangs up during %s does not stop the backend', async (_what, start, headers) => {
  const host = start.includes('echo') ? '' : 'Host: localhost\r\n';
  for (let tries = 0; tries < 20; tries += 1) {
    const socket = connect(Number(new URL(backend.origin).port), 'localhost');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`${start} HTTP/1.1\r\n${host}${headers}\r\n`, () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  expect((await fetch(`${backend.origin}/robots.txt`)).status).toBe(200);
});

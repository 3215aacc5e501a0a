/** No request stops the server or leaves anything behind: parts of files, files that are gone, broken-off downloads. */

import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFor } from './policy.ts';
import { type SiteServer, startSiteServer } from './siteServer.ts';

const settings = {
  origin: 'http://localhost:4173',
  newsletterUrl: 'https://newsletter.example/form',
  imageBase: '',
  backend: false,
};

let root: string;
let site: SiteServer;

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': 'home',
  'shell.html': 'shell',
  '404.html': 'unknown page',
  'letters.txt': 'abcdefghij',
  'empty.txt': '',
  'gone.txt': 'here for now',
  // Larger than what the two ends of a connection buffer.
  'large.bin': Buffer.alloc(16 * 1024 * 1024),
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'robust '));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content);
  site = await startSiteServer({ root, settings, port: 0 });
});
afterAll(async () => {
  await site.stop();
  await rm(root, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(site.origin + address, { headers });

describe('C9: a part of a file', () => {
  test.each([
    ['bytes=2-4', 'bytes 2-4/10', 'cde'],
    ['bytes=7-', 'bytes 7-9/10', 'hij'],
    ['bytes=-3', 'bytes 7-9/10', 'hij'],
    ['bytes=8-100', 'bytes 8-9/10', 'ij'],
  ])('%s is sent as %s', async (range, sent, body) => {
    const response = await get('/letters.txt', { Range: range });
    expect([response.status, response.headers.get('Content-Range'), await response.text()]).toEqual([206, sent, body]);
  });

  test.each([
    ['/letters.txt', 'bytes=10-', 10],
    ['/letters.txt', 'bytes=100-200', 10],
    ['/letters.txt', 'bytes=-0', 10],
    ['/empty.txt', 'bytes=0-', 0],
  ])('of %s, %s is impossible', async (address, range, size) => {
    const response = await get(address, { Range: range });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  test.each(['bytes=5-2', 'bytes=x-y', 'lines=1-2', 'bytes'])(
    '%s makes no sense, so the whole file is sent, or the part is refused',
    async (range) => {
      const response = await get('/letters.txt', { Range: range });
      expect([
        [200, 'abcdefghij'],
        [416, ''],
      ]).toContainEqual([response.status, await response.text()]);
    },
  );

  test('is not sent from a file that has changed since the first part', async () => {
    const response = await get('/letters.txt', { Range: 'bytes=2-4', 'If-Range': '"another"' });
    expect([response.status, await response.text()]).toEqual([200, 'abcdefghij']);
  });
});

test('C9: a file that is gone is answered like one that never was, with the headers of the policy', async () => {
  await rm(path.join(root, 'gone.txt'));
  const response = await get('/gone.txt');
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(
      Object.entries(headersFor('/gone.txt', 404, settings)).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
});

const addressOf = () => Number(new URL(site.origin).port);

/** Sends a request and resolves when the answer begins. */
async function begin(request: string): Promise<Socket> {
  const socket = connect(addressOf(), 'localhost');
  socket.write(request);
  await once(socket, 'data');
  return socket;
}

const openFiles = async () => {
  const targets = await Promise.all(
    (await readdir('/proc/self/fd')).map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(root)).length;
};

test.skipIf(process.platform !== 'linux')('C9: 300 broken-off downloads leave no file open', async () => {
  for (let started = 0; started < 300; started += 50) {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () => begin('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n')),
    );
    expect(await openFiles()).toBe(50);
    for (const socket of sockets) socket.resetAndDestroy();
  }
  await vi.waitFor(async () => expect(await openFiles()).toBe(0), { timeout: 10_000 });
});

test.each([
  ['an address of zeros', 'GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n', 404],
  ['a way out of the folder', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n', 404],
  ['no address', 'GET  HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 400],
  ['an absolute address', 'GET http://localhost/index.html HTTP/1.1\r\nHost: localhost\r\n\r\n', 404],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 200],
])('C9: %s is answered, and so is the next request', async (_what, request, status) => {
  const socket = connect(addressOf(), 'localhost');
  socket.write(request);
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain(`HTTP/1.1 ${status} `);
  socket.resetAndDestroy();
  expect((await get('/')).status).toBe(200);
});

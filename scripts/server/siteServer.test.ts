/** The routing rule and the switches, over a folder of a few files and real sockets. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from './policy.ts';
import { type SiteServer, startSiteServer } from './siteServer.ts';

const settings = {
  origin: 'http://localhost:4173',
  newsletterUrl: 'https://newsletter.example/form',
  imageBase: '',
  backend: false,
};

const files: Record<string, string | Uint8Array> = {
  'index.html': 'home',
  'shell.html': 'shell',
  '404.html': 'unknown page',
  'spite-and-image.html': 'home of the game',
  'spite-and-image/cards.html': 'gallery',
  'spite-and-image/cards/1/4.html': 'a card',
  'spite-and-image/deep/index.html': 'deep',
  'sw.js': 'worker',
  'assets/index-12345678.js': 'script',
  'assets/index-12345678.js.br': brotliCompressSync('script'),
  'cards/001.webp': 'picture',
  'manifest.webmanifest': '{}',
  'version.json': '{}',
  'robots.txt': 'robots',
  '.secret': 'secret',
};

let root: string;
let site: SiteServer;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site server '));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  site = await startSiteServer({ root, settings, port: 0 });
});

afterEach(() => {
  site.faults.length = 0;
  site.requests.length = 0;
});

afterAll(async () => {
  await site.stop();
  await rm(root, { recursive: true });
});

const get = (address: string, init?: RequestInit) => fetch(site.origin + address, init);

describe('routing', () => {
  test('files to print are listed before there are any', async () => {
    const list = await get('/print/files.json');
    expect([list.status, await list.text()]).toEqual([200, '{}']);
    expect((await get('/print/spite-and-image-demo-a4.pdf')).status).toBe(404);
  });

  test.each([
    ['/', 'home'],
    ['/spite-and-image', 'home of the game'],
    ['/spite-and-image/cards', 'gallery'],
    ['/spite-and-image/cards?name=x', 'gallery'],
    ['/spite-and-image/cards/1/4', 'a card'],
    ['/spite-and-image/deep', 'deep'],
    ['/shell.html', 'shell'],
    ['/robots.txt', 'robots'],
    ['/assets/index-12345678.js', 'script'],
    ['/cards/001.webp', 'picture'],
  ])('%s is its own file', async (address, body) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([200, body]);
  });

  test.each(['/spite-and-image/c/abcdefghij', '/sandbox/symbols', '/sandbox/symbols?x=1'])(
    '%s is made on the device from the shell',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([200, 'shell']);
    },
  );

  test.each(['/nowhere', '/spite-and-image/cards/9/99', '/sandbox/', '/spite-and-image/c', '/%E0%A4%A', '//example/x'])(
    '%s is an unknown page',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([404, 'unknown page']);
    },
  );

  test.each([
    '/nope.js',
    '/assets/missing-00000000.js',
    '/assets/nothing',
    '/cards/999.webp',
    '/sandbox/nope.css',
    '/spite-and-image/c/nope.js',
    '/.secret',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s is missing, and nobody says it in HTML', async (address) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  test.each(['/ajax/user/csrf-token', '/user/websocket', '/%61jax/x', '/user'])(
    '%s says in JSON that no backend is there',
    async (address) => {
      for (const method of ['GET', 'POST']) {
        const response = await get(address, { method });
        expect([response.status, await response.json()]).toEqual([404, {}]);
      }
    },
  );

  test('nothing can be posted', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('headers on the wire are the policy, no more and no less', () => {
  test.each([
    ['/', 200],
    ['/spite-and-image/cards', 200],
    ['/sandbox/symbols', 200],
    ['/sw.js', 200],
    ['/assets/index-12345678.js', 200],
    ['/cards/001.webp', 200],
    ['/manifest.webmanifest', 200],
    ['/version.json', 200],
    ['/nowhere', 404],
    ['/nope.js', 404],
    ['/assets/missing.js', 404],
    ['/cards/999.webp', 404],
    ['/ajax/user/csrf-token', 404],
    ['/user/websocket', 404],
  ])('%s, %i', async (address, status) => {
    const response = await get(address);
    expect(response.status).toBe(status);
    const own = new Set([
      'date',
      'connection',
      'keep-alive',
      'transfer-encoding',
      'content-length',
      'content-encoding',
    ]);
    const files = new Set(['etag', 'last-modified', 'vary', 'content-type']);
    const expected = headersFor(address, status, settings);
    for (const [name, value] of Object.entries(expected)) expect(response.headers.get(name)).toBe(value);
    const surplus = [...response.headers.keys()].filter((name) => !own.has(name) && !files.has(name));
    expect(surplus.sort()).toEqual(
      Object.keys(expected)
        .map((name) => name.toLowerCase())
        .filter((name) => !files.has(name))
        .sort(),
    );
  });

  test('a file that has not changed is not sent again, and brings the newest policy', async () => {
    const first = await get('/');
    const second = await get('/', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect(second.status).toBe(304);
    expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
  });

  test('a compressed copy is sent to those who take it', async () => {
    const compressed = await get('/assets/index-12345678.js', { headers: { 'Accept-Encoding': 'br' } });
    expect([compressed.headers.get('Content-Encoding'), await compressed.text()]).toEqual(['br', 'script']);
    const plain = await get('/assets/index-12345678.js', { headers: { 'Accept-Encoding': 'identity' } });
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, 'script']);
  });
});

describe('switches', () => {
  test('stopped, it refuses connections; started again, it answers at the same address', async () => {
    await get('/');
    await site.stop();
    await expect(get('/')).rejects.toThrow();
    await site.start();
    expect((await get('/')).status).toBe(200);
  });

  test('a second server takes the next free port', async () => {
    const port = Number(new URL(site.origin).port);
    const second = await startSiteServer({ root, settings, port, spare: 20 });
    expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
    await second.stop();
  });

  test('it can answer late, hang up, or answer something else', async () => {
    site.faults.push({ path: /^\/$/, delayMs: 80 });
    const before = performance.now();
    expect((await get('/')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(75);

    site.faults.push({ path: /robots/, cut: true });
    await expect(get('/robots.txt')).rejects.toThrow();

    site.faults.push({ path: /webp$/, answer: { status: 200, contentType: 'text/html', body: '<p>Not a picture' } });
    const disguised = await get('/cards/001.webp');
    expect([disguised.headers.get('Content-Type'), await disguised.text()]).toEqual(['text/html', '<p>Not a picture']);
  });

  test('it keeps a record of what it answered', async () => {
    await (await get('/robots.txt?x=1')).text();
    await (await get('/nope.js')).text();
    expect(site.requests).toEqual([
      { method: 'GET', path: '/robots.txt', status: 200, bytes: 6 },
      { method: 'GET', path: '/nope.js', status: 404, bytes: 0 },
    ]);
  });

  test('it serves another build from one request to the next', async () => {
    const other = path.join(root, 'spite-and-image', 'other build');
    await mkdir(other);
    await writeFile(path.join(other, 'index.html'), 'new home');
    await writeFile(path.join(other, '404.html'), '');
    site.deploy(other);
    expect(await (await get('/')).text()).toBe('new home');
    site.deploy(root);
    expect(await (await get('/')).text()).toBe('home');
  });
});

/** Tests our own server beyond `scripts/hosting/hosting.test.ts`. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from './policy.ts';
import { type SiteServer, startSiteServer } from './siteServer.ts';

const settings = {
  origin: 'http://localhost:4173',
  newsletterUrl: 'https://newsletter.example/form',
  imageBase: '',
  backend: false,
};

const files: Record<string, string> = {
  'index.html': 'home',
  'shell.html': 'shell',
  '404.html': 'unknown page',
  'spite-and-image/deep/index.html': 'deep',
  'cards/001.webp': 'picture',
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

afterAll(async () => {
  await site.stop();
  await rm(root, { recursive: true });
});

const get = (address: string, init?: RequestInit) => fetch(site.origin + address, init);

test('the list of printable files is empty until they are written', async () => {
  const list = await get('/print/files.json');
  expect([list.status, await list.text()]).toEqual([200, '{}']);
  expect((await get('/print/spite-and-image-demo-a4.pdf')).status).toBe(404);
});

test.each([
  ['/spite-and-image/deep', 200, 'deep'],
  ['/sandbox/symbols?x=1', 200, 'shell'],
  ['/sandbox/', 404, 'unknown page'],
  ['/%E0%A4%A', 404, 'unknown page'],
  ['//example/x', 404, 'unknown page'],
  ['/.secret', 404, 'Not found'],
  ['/assets/nothing', 404, 'Not found'],
  ['/assets/%2e%2e/%2e%2e/package.json', 404, 'Not found'],
  ['/%61jax/x', 404, '{}'],
  ['/user', 404, '{}'],
])('%s is answered with %i and "%s"', async (address, status, body) => {
  const response = await get(address);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test('a redirect keeps the query', async () => {
  const { headers } = await get('/spite-and-image/cards/01/004?view=list', { redirect: 'manual' });
  expect(headers.get('Location')).toBe('/spite-and-image/cards/1/4?view=list');
});

test('a POST is refused, and a POST to a missing backend gets an answer in JSON', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405);
  const posted = await get('/ajax/user/csrf-token', { method: 'POST' });
  expect([posted.status, await posted.json()]).toEqual([404, {}]);
});

test('an answer has only the headers of the policy and of the file', async () => {
  const ofServer = 'date connection keep-alive content-length accept-ranges etag last-modified';
  const response = await get('/robots.txt');
  const expected = Object.keys(headersFor('/robots.txt', 200, settings)).map((name) => name.toLowerCase());
  expect([...response.headers.keys()].filter((name) => !ofServer.includes(name)).toSorted()).toEqual(
    [...expected, 'content-type'].toSorted(),
  );
});

test('an unchanged file is not sent again, but its answer has the current policy', async () => {
  const first = await get('/');
  const held = { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
  const second = await get('/', { headers: held });
  expect(second.status).toBe(304);
  expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
});

describe('the server', () => {
  test('refuses connections when stopped, also twice, and answers at the same address when restarted', async () => {
    await get('/');
    await site.stop();
    await expect(get('/')).rejects.toThrow();
    await site.stop();
    await site.start();
    expect((await get('/')).status).toBe(200);
  });

  test('takes the next free port if there is another one', async () => {
    const port = Number(new URL(site.origin).port);
    const second = await startSiteServer({ root, settings, port, spare: 20 });
    expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
    await second.stop();
  });
});

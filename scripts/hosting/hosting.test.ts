/** Tests the header table on every kind of host: our own server, nginx, and the files that CDNs read. */

import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { encodeShortId } from '#site/shortId.ts';
import {
  findProgram,
  type HostedSite,
  hasFile,
  makeSite,
  hostedSettings as settings,
  startNginx,
  topLevel,
} from '../../tests/support/hostedSite.ts';
import { headersFor } from '../server/policy.ts';
import { startSiteServer } from '../server/siteServer.ts';
import { cdnHeaders, cdnRedirects, printHeaders } from './cdn.ts';
import { nginxSite } from './nginx.ts';

const cards = [{ set: 1, number: 4 }];

/** Path, status and body. */
const table: readonly (readonly [path: string, status: number, body: string])[] = [
  ['/', 200, 'home'],
  ['/spite-and-image', 200, 'home of the game'],
  ['/spite-and-image/rules', 200, 'rules'],
  ['/spite-and-image/rules/', 200, 'rules'],
  ['/spite-and-image/rules?section=3', 200, 'rules'],
  ['/spite-and-image/cards', 200, 'gallery'],
  ['/spite-and-image/cards/1/4', 200, 'a card'],
  ['/spite-and-image/c/4pqD1x9RbZ', 200, 'shell'],
  ['/sandbox/symbols', 200, 'shell'],
  ['/mailing-list', 200, 'letters'],
  ['/shell.html', 200, 'shell'],
  ['/sw.js', 200, 'worker()'],
  ['/assets/index-12345678.js', 200, 'script()'],
  ['/assets/cards/001-full.12345678.avif', 200, 'picture'],
  ['/cards/001.webp', 200, 'picture'],
  ['/cards.json', 200, '[]'],
  ['/sets/1-duel.json', 200, '[]'],
  ['/opensearch.xml', 200, '<search/>'],
  ['/manifest.webmanifest', 200, '{}'],
  ['/version.json', 200, '{}'],
  ['/robots.txt', 200, 'robots'],
  ['/nowhere', 404, 'unknown page'],
  ['/spite-and-image/nowhere', 404, 'unknown page'],
  ['/cards/214', 404, 'unknown page'],
  ['/spite-and-image/c/', 404, 'unknown page'],
  ['/assets/index-00000000.js', 404, 'Not found'],
  ['/assets/cards', 404, 'Not found'],
  ['/cards/999.webp', 404, 'Not found'],
  ['/nope.js', 404, 'Not found'],
  ['/sandbox/nope.js', 404, 'Not found'],
  ['/ajax/user/csrf-token', 404, '{}'],
  ['/user/websocket', 404, '{}'],
];

/** Other addresses of a card; the browser keeps the fragment of a redirected address. */
const redirects: readonly (readonly [path: string, target: string])[] = [
  ['/spite-and-image/cards/01/004', '/spite-and-image/cards/1/4'],
  ['/spite-and-image/cards/1/04', '/spite-and-image/cards/1/4'],
  ['/spite-and-image/cards/00/02', '/spite-and-image/cards/0/2'],
  [routes.cardShare.href(encodeShortId(104)), '/spite-and-image/cards/1/4'],
];

const types: Readonly<Record<string, string>> = {
  '/shell.html': 'text/html',
  '/assets/index-12345678.js': 'text/javascript',
  '/assets/cards/001-full.12345678.avif': 'image/avif',
  '/cards/001.webp': 'image/webp',
  '/robots.txt': 'text/plain',
};

const nginx = findProgram('nginx');

type Host = {
  readonly name: string;
  /** The stored copies that it sends. Debian's nginx has no brotli module. */
  readonly copies?: readonly ('br' | 'gzip')[];
  readonly start?: (root: string) => Promise<HostedSite>;
};

const endings = { br: '.br', gzip: '.gz' };

const servers: readonly Host[] = [
  { name: 'our own server', start: (root) => startSiteServer({ root, settings, port: 0 }) },
  nginx === undefined
    ? { name: 'nginx (not run here: nginx is not installed)' }
    : { name: 'nginx', copies: ['gzip'], start: (root) => startNginx(nginx, root, nginxSite(settings, cards)) },
];

let root: string;
beforeAll(async () => {
  root = await makeSite();
});
afterAll(() => rm(root, { recursive: true }));

describe.each(servers)('C1: $name', ({ start, copies = ['br', 'gzip'] }) => {
  let site: HostedSite | undefined;
  beforeAll(async () => {
    site = await start?.(root);
  });
  afterAll(() => site?.stop());

  test.skipIf(!start).each(table)('%s is answered with %i and the headers of the table', async (path, status, body) => {
    const response = await fetch(`${site?.origin}${path}`, { redirect: 'manual' });
    const expected = headersFor(new URL(path, settings.origin).pathname, status, settings);
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, response.headers.get(name)]));
    const type = types[path];
    expect({ status: response.status, ...sent }).toEqual({ status, ...expected });
    if (type !== undefined) expect(plainType(response)).toBe(type);
    expect(await response.text()).toBe(body);
  });

  test.skipIf(!start).each(redirects)('C8: %s is redirected permanently to %s', async (path, target) => {
    const response = await fetch(`${site?.origin}${path}`, { redirect: 'manual' });
    const { 'Content-Type': _, ...expected } = headersFor(target, 200, settings);
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, response.headers.get(name)]));
    expect({ status: response.status, to: response.headers.get('Location'), ...sent }).toEqual({
      status: 301,
      to: target,
      ...expected,
    });
  });

  test.skipIf(!start).each(['br', 'gzip', 'gzip, deflate, br', 'identity'])(
    'a script is sent as the best stored copy for a client that accepts %s',
    async (accepted) => {
      const file = 'assets/index-12345678.js';
      const response = await fetch(`${site?.origin}/${file}`, { headers: { 'Accept-Encoding': accepted } });
      const copy = copies.find((encoding) => accepted.includes(encoding)) ?? null;
      const stored = await stat(path.join(root, `${file}${copy === null ? '' : endings[copy]}`));
      expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([copy, 'script()']);
      expect(response.headers.get('Content-Length')).toBe(String(stored.size));
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    },
  );
});

/** A media type without parameters; the two types of scripts count as one. */
const plainType = (response: Response) =>
  response.headers.get('Content-Type')?.split(';')[0]?.replace('application/javascript', 'text/javascript');

describe('C1: the files for Netlify and Cloudflare', () => {
  /** Reads a `_headers` file as the hosts do: matching rules add up, and a header set twice is sent twice. */
  const parsed = printHeaders(cdnHeaders(topLevel, settings))
    .split(/\n(?=\/)/)
    .map((rule) => rule.split('\n'))
    .map(([pattern = '', ...lines]) => ({
      fits: (path: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern),
      headers: lines.map((line) => /^ {2}([A-Za-z-]+): (.+)$/.exec(line)?.slice(1) ?? []),
    }));

  test.each(table.filter(([path, status]) => status === 200 && !/[?]|.\/$|^\/shell/.test(path)))(
    '%s gets each header once',
    (path) => {
      const sent = parsed.filter(({ fits }) => fits(path)).flatMap(({ headers }) => headers);
      expect(sent.length).toBe(new Set(sent.map(([name]) => name)).size);
      const { 'Content-Type': type, ...expected } = headersFor(path, 200, settings);
      const { 'Content-Type': sentType, ...rest } = Object.fromEntries(sent);
      expect(rest).toEqual(expected);
      if (sentType !== undefined) expect(sentType).toBe(type);
    },
  );

  test('stay within the limits of both hosts', () => {
    expect(parsed.length).toBeLessThanOrEqual(100);
    for (const { headers } of parsed) for (const header of headers) expect(header.join(': ').length).toBeLessThan(2000);
  });

  /** Reads `_redirects` as the hosts do: a file takes precedence over rules, and the first matching rule decides. */
  const rules = cdnRedirects(cards)
    .split('\n')
    .map((line) => line.split(' '))
    .map(([pattern = '', target = '', status]) => ({ pattern, target, status: Number(status) }));
  function answer(path: string): { readonly status: number; readonly target?: string } {
    if (['', '.html', 'index.html'].some((ending) => hasFile(`${path}${ending}`.slice(1)))) return { status: 200 };
    const rule = rules.find(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
    if (!rule) return { status: 404 };
    // Cloudflare redirects every address that ends with .html, that of a rule too.
    if (rule.status === 200 && rule.target.endsWith('.html')) return { status: 308 };
    const rest = path.slice(rule.pattern.length - 1);
    return { status: rule.status, target: rule.target.replace(':splat', rest) };
  }

  // Below the prefix of client-rendered pages, these hosts answer 200 with the shell, which shows the error page.
  const isUnderPrefix = (path: string) => /^\/(sandbox|spite-and-image\/c)\//.test(path);
  test.each(table.filter(([path, status]) => !/[?]|.\/$/.test(path) && !(status === 404 && isUnderPrefix(path))))(
    '%s is answered with %i',
    (path, status) => expect(answer(path).status).toBe(status),
  );

  test.each(redirects.filter(([path]) => !path.includes('/00/')))('C8: %s is redirected to %s', (path, target) => {
    let at = path;
    for (let { status, target } = answer(at); status === 301 && target; { status, target } = answer(at)) at = target;
    expect(at).toBe(target);
  });
});

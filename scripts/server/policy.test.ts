/** Tests the header table, row by row, for found and missing files. */

import { describe, expect, test } from 'vitest';
import { metaContentSecurity, type PolicySettings } from './contentSecurity.ts';
import { headersFor, policyComment } from './policy.ts';

const local: PolicySettings = {
  origin: 'http://localhost:4173',
  newsletterUrl: 'https://newsletter.example/form',
  imageBase: '',
  backend: false,
};
const published: PolicySettings = { ...local, origin: 'https://clones.example' };

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const revalidate = 'public, max-age=0, must-revalidate';

const table = [
  // path, Cache-Control and type when found, type when missing
  ['/', revalidate, html, html],
  ['/spite-and-image/rules', revalidate, html, html],
  ['/mailing-list', revalidate, html, html],
  ['/sandbox/symbols', revalidate, html, html],
  ['/cards/214', revalidate, html, html],
  ['/sw.js', 'no-cache, max-age=0, must-revalidate', 'text/javascript; charset=utf-8', text],
  ['/assets/index-12345678.js', 'public, max-age=31536000, immutable', undefined, text],
  ['/assets/cards/001-full.12345678.avif', 'public, max-age=31536000, immutable', undefined, text],
  ['/cards/001.webp', 'public, max-age=86400, stale-while-revalidate=604800', undefined, text],
  ['/cards.json', 'public, max-age=3600, stale-while-revalidate=86400', 'application/json', text],
  ['/sets/duel.json', 'public, max-age=3600, stale-while-revalidate=86400', 'application/json', text],
  ['/opensearch.xml', revalidate, 'application/opensearchdescription+xml', text],
  ['/manifest.webmanifest', revalidate, 'application/manifest+json', text],
  ['/version.json', 'public, max-age=0, s-maxage=60', 'application/json', text],
  ['/nope.js', revalidate, undefined, text],
  ['/ajax/user/csrf-token', 'no-store', undefined, 'application/json'],
  ['/user/websocket', 'no-store', undefined, 'application/json'],
] as const;

const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

describe.each(table)('%s', (path, cacheControl, foundType, missingType) => {
  test('has the headers of its kind when found', () => {
    expect(headersFor(path, 200, local)).toMatchObject({ ...always, 'Cache-Control': cacheControl });
    expect(headersFor(path, 200, local)['Content-Type']).toBe(foundType);
  });

  test('is not cached when missing, and does not have the type that its path suggests', () => {
    expect(headersFor(path, 404, local)).toMatchObject({
      ...always,
      'Cache-Control': 'no-store',
      'Content-Type': missingType,
    });
  });
});

describe('the content security policy', () => {
  const of = (settings: PolicySettings, path = '/') => headersFor(path, 200, settings)['Content-Security-Policy'] ?? '';

  test('allows the site itself, the inline script of the head and the newsletter frame', () => {
    expect(of(local)).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'; /);
    expect(of(local)).toContain('frame-src https://newsletter.example; ');
    expect(of(local)).toContain("require-trusted-types-for 'script'; trusted-types sw-url bot-url mail-form");
    expect(of(local)).not.toMatch(/unsafe|data:|\*/);
  });

  test('allows another image host if one is set', () => {
    const settings = { ...local, imageBase: 'https://images.example/bucket/cards' };
    expect(of(settings)).toContain("img-src 'self' https://images.example;");
    expect(of(settings)).toContain("connect-src 'self' https://images.example;");
    expect(of(settings, '/sw.js')).toContain("connect-src 'self' https://images.example;");
  });

  test('C3: lists the socket of a backend with its own scheme', () => {
    expect(of({ ...local, backend: true })).toContain("connect-src 'self' ws://localhost:4173;");
    expect(of({ ...published, backend: true })).toContain("connect-src 'self' wss://clones.example;");
    expect(of(published)).not.toContain('wss:');
  });

  test('is the same in the meta element, except for a directive that browsers ignore there', () => {
    expect(`${metaContentSecurity(published)}; frame-ancestors 'none'`).toBe(of(published));
  });

  test('is a separate one for the service worker', () => {
    expect(of(local, '/sw.js')).toBe(
      "default-src 'none'; connect-src 'self'; script-src 'self'; require-trusted-types-for 'script'",
    );
  });
});

test('only a site on https enforces https', () => {
  expect(headersFor('/', 404, published)['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  expect(headersFor('/', 200, published)['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  expect(headersFor('/', 200, local)['Strict-Transport-Security']).toBeUndefined();
  expect(headersFor('/', 200, local)['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

test('other sites may use card images and card data, and nothing else', () => {
  const shared = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  for (const path of ['/cards/104.webp', '/cards.json', '/sets/duel.json'])
    expect(headersFor(path, 200, local)).toMatchObject(shared);
  expect(headersFor('/assets/x.js', 200, local)).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(headersFor('/assets/x.js', 200, local)['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test('U12: a changed policy changes the comment in every page', () => {
  expect(policyComment(local)).toMatch(/^<!-- policy:[0-9a-f]{8} -->$/);
  expect(policyComment(local)).not.toBe(policyComment(published));
});

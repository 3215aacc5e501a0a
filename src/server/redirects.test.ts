import { describe, expect, test } from 'vitest';
import { safeRedirect } from './redirects.ts';

const page = 'https://clones.example/spite-and-image/cards?set=1';
const store = 'https://store.example';
const go = (address: string) => safeRedirect(address, page, [store]);

describe('a redirect is allowed', () => {
  test.each([
    ['/credits', 'https://clones.example/credits'],
    ['credits', 'https://clones.example/spite-and-image/credits'],
    ['?set=2', 'https://clones.example/spite-and-image/cards?set=2'],
    ['#-set-header-3', `${page}#-set-header-3`],
    ['https://clones.example/rules', 'https://clones.example/rules'],
    ['https://store.example/box', 'https://store.example/box'],
    ['/%2e%2e/rules', 'https://clones.example/rules'],
  ])('to %s', (address, absolute) => {
    expect(go(address)).toBe(absolute);
  });
});

describe('a redirect is refused', () => {
  test.each([
    '',
    'https://evil.example/a',
    '//evil.example/a',
    '/\\evil.example',
    '\\\\evil.example',
    '/\tevil.example',
    '/\n/evil.example',
    'https://clones.example@evil.example/',
    'https://clones.example.evil.example/',
    'http://clones.example/',
    'https://clones.example:8443/',
    'https://sub.store.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,x',
    'blob:https://clones.example/2f5c',
    'mailto:clerk@clones.example',
    'ftp://clones.example/',
    'https://',
    'http://[',
    `/${'x'.repeat(2048)}`,
  ])('to %j', (address) => {
    expect(go(address)).toBeUndefined();
  });
});

test('a page without an origin follows no redirect', () => {
  expect(safeRedirect('/credits', 'about:blank')).toBeUndefined();
});

test('H8: a hostile address of any length is refused', () => {
  for (const address of ['a'.repeat(50_000), '/'.repeat(50_000), `${'\\'.repeat(50_000)}\u0000`])
    expect(go(address)).toBeUndefined();
});

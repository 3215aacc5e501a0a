/** Stored and answered are the files of this site, and nothing that another server sends in its place. */

import { describe, expect, test } from 'vitest';
import { ourResponse } from './ourResponse.ts';

const answer = (type: string, { status = 200, redirected = false, body = 'body' } = {}): Response =>
  Object.defineProperty(new Response(body, { status, headers: { 'Content-Type': type } }), 'redirected', {
    value: redirected,
  });

describe('a response is used', () => {
  test.each([
    ['/shell.html', 'text/html; charset=utf-8'],
    ['/assets/index-1.js', 'application/javascript'],
    ['/assets/cards/001-full.1.avif', 'image/avif'],
    ['/assets/cards/001-full.1.avif', 'application/octet-stream'],
    ['/print/demo-a4.pdf', 'application/pdf'],
    ['/print/files.json?1', 'application/json'],
    ['/print/cards.zip', 'application/zip'],
  ])('at %s as %s', async (address, type) => {
    const response = answer(type);
    expect(await ourResponse(response, address)).toBe(response);
  });

  test('after a redirect as a new response, which a navigation accepts', async () => {
    const ours = await ourResponse(answer('text/html', { redirected: true }), '/shell.html');
    expect(ours?.redirected).toBe(false);
    expect(ours?.headers.get('Content-Type')).toBe('text/html');
    expect(await ours?.text()).toBe('body');
  });

  test('if its body passes the check, and can still be read', async () => {
    const ours = await ourResponse(answer('text/html'), '/shell.html', (body) => body.byteLength === 4);
    expect(await ours?.text()).toBe('body');
  });
});

describe('a response is not used', () => {
  test.each([
    ['/shell.html', 'text/plain'],
    ['/assets/index-1.js', 'text/html'],
    ['/assets/cards/001-full.1.avif', 'text/html'],
    ['/print/demo-a4.pdf', 'text/html'],
    ['/print/files.json', 'text/html'],
    ['/print/cards.zip', 'text/html; charset=utf-8'],
  ])('at %s as %s', async (address, type) => {
    expect(await ourResponse(answer(type), address)).toBeUndefined();
  });

  test.each([404, 503, 206])('with status %i', async (status) => {
    expect(await ourResponse(answer('text/html', { status }), '/shell.html')).toBeUndefined();
  });

  test('if its body does not pass the check', async () => {
    expect(await ourResponse(answer('text/html'), '/shell.html', () => false)).toBeUndefined();
  });
});

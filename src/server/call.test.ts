/** How a call goes out (spec section 7). */

import { describe, expect, test } from 'vitest';
import { page } from '../../tests/support/fakeSurroundings.ts';
import { type Call, encodeCall } from './call.ts';

const token = 'a-token';
function sent(call: Call) {
  const [url, { headers, ...init }] = encodeCall(call, page, token);
  return { url, headers: new Headers(headers), ...init };
}
const path = '/ajax/letters';

describe('R14: a call', () => {
  test('that changes something is a form by default', () => {
    const { url, headers, body } = sent({
      method: 'POST',
      path,
      payload: { to: 'you & you', copies: 2, kind: ['a', 'b'] },
    });
    expect(url).toBe(`https://clones.example${path}`);
    expect(headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(body).toBe('to=you+%26+you&copies=2&kind=a&kind=b');
  });

  test('is JSON when it says so', () => {
    const { headers, body } = sent({ method: 'PUT', path, encoding: 'json', payload: { to: ['you'] } });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toBe('{"to":["you"]}');
  });

  test.each(['GET', 'HEAD'] as const)('by %s puts its data into the query', (method) => {
    const call = { method, path: `${path}?page=2`, payload: { name: 'A+B', none: undefined } };
    const { url, body, headers } = sent(call);
    expect(url).toBe(`https://clones.example${path}?page=2&name=A%2BB`);
    expect(body).toBeUndefined();
    expect(headers.has('Content-Type')).toBe(false);
  });

  test.each<Call>([
    { method: 'GET', path, payload: { x: 1 } },
    { method: 'HEAD', path, payload: { x: 1 } },
    { method: 'POST', path, payload: { x: 1 } },
    { method: 'PUT', path, encoding: 'json', payload: { x: 1 } },
    { method: 'PATCH', path },
    { method: 'DELETE', path },
  ])('by $method carries the token in a header and never in the address', (call) => {
    const { url, headers } = sent(call);
    expect(headers.get('X-CSRF-Token')).toBe(token);
    expect(url).not.toContain(token);
  });

  test('stays on this site, follows nothing and is stored nowhere', () => {
    expect(sent({ method: 'GET', path })).toMatchObject({
      mode: 'same-origin',
      credentials: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
    });
  });
});

test.each(['https://evil.example/a', '//evil.example/a', '/\\evil.example', 'blob:https://clones.example/x', ''])(
  'R15: a call to %j is not even made',
  (elsewhere) => {
    expect(() => sent({ method: 'POST', path: elsewhere })).toThrow(TypeError);
  },
);

import { describe, expect, test } from 'vitest';
import { type Reply, readAnswer } from './envelope.ts';

const reading = { version: 'b2c1', address: 'https://clones.example/rules', otherOrigins: ['https://store.example'] };
const read = (envelope: unknown, status = 200): Reply =>
  readAnswer({ status, body: JSON.stringify(envelope) }, reading);

describe('reading an envelope', () => {
  test('returns the payload and flashes of a success', () => {
    const flash = { id: 'saved', kind: 'info', text: 'Your revenge has been noted.', sticky: true };
    expect(read({ status: 'success', payload: { count: 3 }, flashes: [flash], version: 'b2c1' })).toEqual({
      kind: 'success',
      payload: { count: 3 },
      flashes: [flash],
    });
  });

  test('accepts an envelope with nothing but a status', () => {
    expect(read({ status: 'success' })).toEqual({ kind: 'success', payload: undefined, flashes: [] });
    expect(read({ status: 'error', version: null, redirect: null })).toMatchObject({ kind: 'failed', flashes: [] });
  });

  test('reports another version, whatever the status', () => {
    expect(read({ status: 'success', version: 'c3d2' })).toMatchObject({ kind: 'success', newerVersion: 'c3d2' });
    expect(read({ status: 'error', version: 'c3d2' })).toMatchObject({ kind: 'failed', newerVersion: 'c3d2' });
    expect(read({ status: 'version', version: 'c3d2' })).toMatchObject({ kind: 'newerVersion', newerVersion: 'c3d2' });
  });

  test('reports no newer version if the running version is unknown', () => {
    const body = JSON.stringify({ status: 'success', version: 'c3d2' });
    expect(readAnswer({ status: 200, body }, { ...reading, version: undefined })).not.toHaveProperty('newerVersion');
  });

  test('returns redirects to this site and to linked sites as absolute URLs', () => {
    expect(read({ status: 'redirect', redirect: '/credits' })).toMatchObject({
      kind: 'redirect',
      to: 'https://clones.example/credits',
    });
    expect(read({ status: 'redirect', redirect: 'https://store.example/box' })).toMatchObject({ kind: 'redirect' });
  });

  test.each(['//evil.example', 'javascript:alert(1)', 'blob:https://clones.example/x'])(
    'rejects a redirect to %s',
    (redirect) => {
      expect(read({ status: 'redirect', redirect })).toEqual({ kind: 'unreadable', faults: ['redirect: is invalid'] });
    },
  );
});

describe('R9: an answer does not conform', () => {
  const flash = { id: 'a', kind: 'info', text: 'Text', sticky: false };
  test.each([
    ['empty', ''],
    ['HTML', '<!doctype html><title>Spite &amp; Image</title>'],
    ['truncated JSON', '{"status":"succ'],
    ['two documents', '{"status":"success"}{}'],
    ...[
      null,
      7,
      'success',
      true,
      [],
      [{ status: 'success' }],
      {},
      { status: null },
      { status: 'Success' },
      { status: ['success'] },
      { status: 'success', extra: 1 },
      { status: 'success', flashes: {} },
      { status: 'success', flashes: ['Fire'] },
      { status: 'success', flashes: [{ ...flash, text: '' }] },
      { status: 'success', flashes: [{ ...flash, text: 'x'.repeat(501) }] },
      { status: 'success', flashes: [{ ...flash, sticky: 'yes' }] },
      { status: 'success', flashes: [{ ...flash, action: { label: 'Go', does: 'refresh' } }] },
      { status: 'success', version: 7 },
      { status: 'version' },
      { status: 'redirect', redirect: null },
    ].map((value): [string, string] => [JSON.stringify(value), JSON.stringify(value)]),
    ['a poisoned object', '{"status":"success","__proto__":{"payload":1}}'],
  ])('when it is %s', (_what, body) => {
    const reply = readAnswer({ status: 200, body }, reading);
    expect(reply.kind).toBe('unreadable');
    expect(reply).toHaveProperty('faults.0');
  });
});

describe('status', () => {
  test.each([502, 503, 504, 520, 524])('%i means maintenance, whatever the body says', (status) => {
    expect(read({ status: 'success' }, status)).toEqual({ kind: 'maintenance' });
  });

  test('0 means no answer, and 403 means forbidden', () => {
    expect(read(null, 0)).toEqual({ kind: 'unanswered' });
    expect(read(null, 403)).toEqual({ kind: 'forbidden' });
  });

  test.each([201, 204, 301, 400, 404, 418, 500, 501])('%i is unexpected', (status) => {
    expect(read({ status: 'success' }, status)).toEqual({ kind: 'unexpected', status });
  });
});

test('an answer to HEAD has no body and succeeds by its status alone', () => {
  expect(readAnswer({ status: 200 }, reading)).toEqual({ kind: 'success', payload: undefined, flashes: [] });
});

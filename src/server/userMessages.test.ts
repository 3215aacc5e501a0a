/** W6, W8: accepted socket messages and their effects. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMessageReader } from './userMessages.ts';

const flash = { id: 'news', kind: 'info', text: 'A letter has arrived.', sticky: false };

let warn: ReturnType<typeof vi.spyOn>;
const handlers = { news: vi.fn(), user: vi.fn(), reconnect: vi.fn() };
let read: (data: unknown) => void;
const readJson = (message: unknown) => read(JSON.stringify(message));

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  read = createMessageReader('b2c1', handlers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('any message may carry flashes and the version of the server', () => {
  readJson({ flashes: [flash], version: 'c3d2' });
  readJson({ version: 'b2c1' });
  expect(handlers.news.mock.calls).toEqual([[{ flashes: [flash], newerVersion: 'c3d2' }], [{ flashes: [] }]]);
});

test('a message with a type goes to the handler of its type', () => {
  readJson({ type: 'user', payload: { name: 'Ottoline Wick' } });
  readJson({ type: 'user', payload: null });
  readJson({ type: 'reconnect', payload: { within: 30 } });
  expect(handlers.user.mock.calls).toEqual([[{ name: 'Ottoline Wick' }], [null]]);
  expect(handlers.reconnect).toHaveBeenCalledExactlyOnceWith(30);
  expect(warn).not.toHaveBeenCalled();
});

describe('W6: the app drops, and logs once a minute,', () => {
  test.each<[string, unknown]>([
    ['a binary message', new ArrayBuffer(8)],
    ['a megabyte', 'x'.repeat(1024 * 1024)],
    ['more than 64 KB in fewer characters', JSON.stringify({ payload: '€'.repeat(30_000) })],
    ['broken JSON', '{"flashes":['],
    ['an unknown type', '{"type":"teapot"}'],
    ['a type that every object has', '{"type":"__proto__"}'],
    ['a payload that does not conform', '{"type":"reconnect","payload":{"within":"soon"}}'],
    ['an envelope', '{"status":"redirect","redirect":"/credits"}'],
  ])('%s', (_what, data) => {
    for (let second = 0; second < 59; second++) {
      read(data);
      vi.advanceTimersByTime(1000);
    }
    expect(warn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    read(data);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(handlers.user).not.toHaveBeenCalled();
    expect(handlers.reconnect).not.toHaveBeenCalled();
    for (const [news] of handlers.news.mock.calls) expect(news).toEqual({ flashes: [] });
  });

  test('messages beyond fifty at once and ten a second', () => {
    for (let sent = 0; sent < 1000; sent++) readJson({ flashes: [flash] });
    expect(handlers.news).toHaveBeenCalledTimes(50);
    vi.advanceTimersByTime(1000);
    for (let sent = 0; sent < 1000; sent++) readJson({ flashes: [flash] });
    expect(handlers.news).toHaveBeenCalledTimes(60);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('a thousand hostile messages, in less than 1 ms each', () => {
    vi.useRealTimers();
    for (const data of ['x'.repeat(1024 * 1024), '{'.repeat(60_000), `{"flashes":${'['.repeat(30_000)}`]) {
      const started = performance.now();
      for (let sent = 0; sent < 1000; sent++) read(data);
      expect((performance.now() - started) / 1000).toBeLessThan(1);
    }
    expect(handlers.news).not.toHaveBeenCalled();
  });
});

describe('W8: a flash from the socket', () => {
  test('is plain text, whatever it contains', () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1)';
    readJson({ flashes: [{ ...flash, text }] });
    expect(handlers.news).toHaveBeenCalledWith({ flashes: [{ ...flash, text }] });
  });

  test.each([{ action: { label: 'Win', does: 'refresh' } }, { href: 'javascript:alert(1)' }])(
    'does not conform if it has a link: %j',
    (link) => {
      readJson({ flashes: [{ ...flash, ...link }] });
      expect(handlers.news).not.toHaveBeenCalled();
    },
  );
});

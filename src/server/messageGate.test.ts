/** W6, W8: what the socket may say. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMessageGate } from './messageGate.ts';
import type { UserMessage } from './userMessage.ts';

const flash = { id: 'news', kind: 'info', text: 'A letter has arrived.', sticky: false };

let warn: ReturnType<typeof vi.spyOn>;
let onMessage: ReturnType<typeof vi.fn<(message: UserMessage) => void>>;
let gate: (data: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  onMessage = vi.fn();
  gate = createMessageGate('b2c1', onMessage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a message carries flashes, a payload and the version of the server', () => {
  gate(JSON.stringify({ flashes: [flash], payload: { unread: 2 }, version: 'c3d2' }));
  expect(onMessage).toHaveBeenCalledWith({ flashes: [flash], payload: { unread: 2 }, newerVersion: 'c3d2' });
});

test('the running version is no news', () => {
  gate(JSON.stringify({ version: 'b2c1' }));
  expect(onMessage).toHaveBeenCalledWith({ flashes: [], payload: undefined });
});

describe('W6: dropped, with one line a minute in the log, is', () => {
  test.each<[string, unknown]>([
    ['anything binary', new ArrayBuffer(8)],
    ['a megabyte', 'x'.repeat(1024 * 1024)],
    ['more than 64 KB in few characters', JSON.stringify({ payload: '€'.repeat(30_000) })],
    ['broken JSON', '{"flashes":['],
    ['an unknown type of message', '{"type":"teapot"}'],
    ['a message that wants to be an answer', '{"status":"redirect","redirect":"/credits"}'],
  ])('%s', (_what, data) => {
    for (let second = 0; second < 59; second++) {
      gate(data);
      vi.advanceTimersByTime(1000);
    }
    expect(onMessage).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    gate(data);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('whatever exceeds ten a second', () => {
    const message = JSON.stringify({ flashes: [flash] });
    for (let sent = 0; sent < 1000; sent++) gate(message);
    expect(onMessage).toHaveBeenCalledTimes(50);
    vi.advanceTimersByTime(1000);
    for (let sent = 0; sent < 1000; sent++) gate(message);
    expect(onMessage).toHaveBeenCalledTimes(60);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('and it costs next to nothing: a thousand of the worst in less than a long task', () => {
    vi.useRealTimers();
    const worst = ['x'.repeat(1024 * 1024), '{'.repeat(60_000), `{"flashes":${'['.repeat(30_000)}`, new ArrayBuffer(9)];
    const times = worst.map((data) => {
      const started = performance.now();
      for (let sent = 0; sent < 1000; sent++) gate(data);
      return performance.now() - started;
    });
    // A second's worth, against 50 ms for each task: every message is a task of its own.
    for (const time of times) expect(time / 1000).toBeLessThan(1);
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('W8: a flash from the socket', () => {
  test('is words, whatever they look like', () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1)';
    gate(JSON.stringify({ flashes: [{ ...flash, text }] }));
    expect(onMessage).toHaveBeenCalledWith(expect.objectContaining({ flashes: [{ ...flash, text }] }));
  });

  test('brings no link of its own', () => {
    gate(JSON.stringify({ flashes: [{ ...flash, action: { label: 'Win', does: 'refresh' } }] }));
    gate(JSON.stringify({ flashes: [{ ...flash, href: 'javascript:alert(1)' }] }));
    expect(onMessage).not.toHaveBeenCalled();
  });
});

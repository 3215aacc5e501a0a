import { describe, expect, test, vi } from 'vitest';
import { fastest } from '../../tests/support/fastest.ts';
import { parkingTime, readRetryAfter, reconnectDelay, retryDelay } from './delays.ts';

const low = () => 0;
const high = () => 0.999_999;

describe('the next attempt of a request', () => {
  test('comes after exactly 3000 ms, twenty times', () => {
    for (let attempt = 1; attempt <= 20; attempt++) expect(retryDelay(attempt, 0, high)).toBe(3000);
  });

  test('then after 3 to 60 seconds, so that not everybody knocks at once', () => {
    expect(retryDelay(21, 0, low)).toBe(3000);
    expect(retryDelay(21, 0, high)).toBeCloseTo(60_000, -1);
  });

  test('R20: comes later if the server asks for it, within five minutes, and never sooner', () => {
    expect(retryDelay(1, 120_000, low)).toBe(120_000);
    expect(retryDelay(1, 86_400_000, low)).toBe(300_000);
    expect(retryDelay(1, 1000, low)).toBe(3000);
  });
});

test('a parked request looks for the network after 1, 2, 4 and then every 5 minutes, a fifth more or less', () => {
  expect([0, 1, 2, 3, 50].map((round) => parkingTime(round, () => 0.5) / 1000)).toEqual([60, 120, 240, 300, 300]);
  expect([parkingTime(0, low), parkingTime(0, high)].map(Math.round)).toEqual([48_000, 72_000]);
});

test('W2: a socket is reopened after anything up to a limit that doubles, from 250 ms to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => Math.round(reconnectDelay(failures, high)))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(50, low)).toBe(250);
});

describe('R20: Retry-After', () => {
  test('is read in seconds and as a date', () => {
    expect(readRetryAfter('120')).toBe(120_000);
    vi.setSystemTime('2026-11-20T12:00:00Z');
    expect(readRetryAfter('Fri, 20 Nov 2026 12:01:00 GMT')).toBe(60_000);
    expect(readRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT')).toBe(0);
    vi.useRealTimers();
  });

  test.each([null, '', 'soon', '-5', '1e9', '9'.repeat(400)])('%j says nothing', (header) => {
    expect(readRetryAfter(header)).toBe(0);
  });

  test('H8: made to be slow, it is done with at once', () => {
    for (const header of ['9'.repeat(50_000), `${'1'.repeat(50_000)}!`, '-'.repeat(50_000)]) {
      expect(readRetryAfter(header)).toBe(0);
      expect(fastest(() => readRetryAfter(header))).toBeLessThan(20);
    }
  });
});

import { expect, test } from 'vitest';
import { queueDelay, readRetryAfter, reconnectDelay, retryDelay } from './retryTiming.ts';

const low = () => 0;
const high = () => 0.999_999;

test('a request is retried after 3 s, twenty times, then after 3 to 60 s', () => {
  for (let attempt = 1; attempt <= 20; attempt++) expect(retryDelay(attempt, 0, high)).toBe(3000);
  expect(retryDelay(21, 0, low)).toBe(3000);
  expect(retryDelay(21, 0, high)).toBeCloseTo(60_000, -1);
});

test('R20: the server can lengthen a retry delay to five minutes but not shorten it', () => {
  expect([120_000, 86_400_000, 1000].map((asked) => retryDelay(1, asked, low))).toEqual([120_000, 300_000, 3000]);
});

test('the offline queue probes after 1, 2, 4 and then every 5 minutes, ±20 %', () => {
  expect([0, 1, 2, 3, 50].map((round) => queueDelay(round, () => 0.5) / 1000)).toEqual([60, 120, 240, 300, 300]);
  expect([queueDelay(0, low), queueDelay(0, high)].map(Math.round)).toEqual([48_000, 72_000]);
});

test('W2: a socket is reopened after 250 ms or more, up to a limit that doubles to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => Math.round(reconnectDelay(failures, high)))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(50, low)).toBe(250);
});

test('a hint spreads reconnects evenly, from 250 ms up to five minutes', () => {
  expect([reconnectDelay(0, low, 30_000), reconnectDelay(0, () => 0.5, 30_000)]).toEqual([250, 15_125]);
  expect(reconnectDelay(0, high, 86_400_000)).toBeCloseTo(300_000, -1);
  expect(reconnectDelay(0, high, 0)).toBeCloseTo(1000, -1);
});

test('R20: Retry-After is read in seconds and as a date, by the clock of the server', () => {
  const sent = 'Fri, 20 Nov 2026 12:00:00 GMT';
  expect(readRetryAfter('120', null)).toBe(120_000);
  expect(readRetryAfter('Fri, 20 Nov 2026 12:01:00 GMT', sent)).toBe(60_000);
  expect(readRetryAfter('Fri, 20 Nov 2026 11:00:00 GMT', sent)).toBe(0);
  expect(readRetryAfter('Fri, 20 Nov 2026 12:01:00 GMT', null)).toBe(0);
});

test.each([null, '', 'soon', '-5', '1e9', '9'.repeat(400)])('R20: Retry-After %j is ignored', (header) => {
  expect(readRetryAfter(header, null)).toBe(0);
});

/** The probe that checks whether the static site is reachable. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeFetch, fakeSignalTimeouts } from '../../tests/support/fakeEnvironment.ts';
import { createProbe } from './probe.ts';

const ours = { app: 'spite-and-image', version: 'b2c1' };
const json = { 'Content-Type': 'application/json' };

beforeEach(() => {
  vi.useFakeTimers();
  fakeSignalTimeouts();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const probeOf = (answer: FakeAnswer | Error) => createProbe(fakeFetch(() => answer).fetch)();

test('the site is reachable if its version file can be fetched', async () => {
  const network = fakeFetch(() => ({ body: ours, headers: json }));
  expect(await createProbe(network.fetch)()).toBe(true);
  expect(network.asked[0]?.url.pathname).toBe('/version.json');
  expect(network.asked[0]?.init).toMatchObject({ cache: 'no-store', redirect: 'error', credentials: 'omit' });
});

describe('the site is not reachable after', () => {
  test.each<[string, FakeAnswer | Error]>([
    ['no answer', new TypeError('Failed to fetch')],
    ['a captive portal', { body: '<h1>Welcome</h1>', headers: { 'Content-Type': 'text/html' } }],
    ['our file in HTML', { body: ours, headers: { 'Content-Type': 'text/html' } }],
    ['another site', { body: { ...ours, app: 'grand-hotel' }, headers: json }],
    ['a version of nothing', { body: { app: ours.app }, headers: json }],
    ['broken JSON', { body: '{"app"', headers: json }],
    ['an error with a good body', { status: 500, body: ours, headers: json }],
  ])('%s', async (_what, answer) => {
    expect(await probeOf(answer)).toBe(false);
  });

  test('an answer that takes longer than 2,500 ms', async () => {
    const settled = vi.fn();
    const never: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    void createProbe(never)().then(settled);
    await vi.advanceTimersByTimeAsync(2499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
  });
});

test('all requests within 3,000 ms share one result', async () => {
  const network = fakeFetch(() => ({ body: ours, headers: json }));
  const probe = createProbe(network.fetch);
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([true, true, true]);
  await vi.advanceTimersByTimeAsync(2999);
  await probe();
  expect(network.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await probe();
  expect(network.asked).toHaveLength(2);
});

test('the probe sends at most twelve requests in ten minutes and otherwise repeats its last result', async () => {
  let reachable = true;
  const network = fakeFetch(() => (reachable ? { body: ours, headers: json } : new TypeError('Failed to fetch')));
  const probe = createProbe(network.fetch);
  for (let round = 0; round < 6; round++) {
    expect(await probe()).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
  }
  reachable = false;
  expect(await probe()).toBe(true);
  for (let elapsed = 18_000; elapsed < 600_000; elapsed += 3000) {
    await probe();
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(await probe()).toBe(false);
  expect(network.asked.length).toBeLessThanOrEqual(12);
});

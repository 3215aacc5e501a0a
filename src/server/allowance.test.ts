import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAllowance } from './allowance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('so many at once, then one for each interval', () => {
  const allowance = createAllowance(3, 1000);
  for (let taken = 0; taken < 3; taken++) {
    expect(allowance.wait()).toBe(0);
    allowance.take();
  }
  expect(allowance.wait()).toBe(1000);
  vi.advanceTimersByTime(400);
  expect(allowance.wait()).toBe(600);
  vi.advanceTimersByTime(600);
  expect(allowance.wait()).toBe(0);
  allowance.take();
  expect(allowance.wait()).toBe(1000);
});

test('after a rest the whole burst is there again, and no more', () => {
  const allowance = createAllowance(3, 1000);
  vi.advanceTimersByTime(1_000_000);
  for (let taken = 0; taken < 3; taken++) allowance.take();
  expect(allowance.wait()).toBe(1000);
});

test('in no stretch of time is there more than the burst and one for each interval', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 }), (pauses) => {
      const allowance = createAllowance(3, 1000);
      const taken: number[] = [];
      for (const pause of pauses) {
        vi.advanceTimersByTime(pause);
        if (allowance.wait() > 0) continue;
        allowance.take();
        taken.push(performance.now());
      }
      for (const [index, end] of taken.entries()) {
        const inTenSeconds = taken.slice(0, index + 1).filter((at) => end - at <= 10_000);
        expect(inTenSeconds.length).toBeLessThanOrEqual(3 + 10);
      }
    }),
    { numRuns: 50 },
  );
});

import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimiter } from './retryTiming.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('allows a burst, then one call per interval, and a full burst again after a pause', () => {
  const limiter = createRateLimiter(3, 1000);
  for (const _round of ['at first', 'after a rest']) {
    for (let taken = 0; taken < 3; taken++) {
      expect(limiter.wait()).toBe(0);
      limiter.take();
    }
    vi.advanceTimersByTime(400);
    expect(limiter.wait()).toBe(600);
    vi.advanceTimersByTime(1_000_000);
  }
});

test('never allows more than the burst plus one call per interval in any period', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 }), (pauses) => {
      const limiter = createRateLimiter(3, 1000);
      const taken: number[] = [];
      for (const pause of pauses) {
        vi.advanceTimersByTime(pause);
        if (limiter.wait() > 0) continue;
        limiter.take();
        taken.push(performance.now());
      }
      for (const [index, end] of taken.entries())
        expect(taken.slice(0, index + 1).filter((at) => end - at <= 10_000).length).toBeLessThanOrEqual(3 + 10);
    }),
    { numRuns: 50 },
  );
});

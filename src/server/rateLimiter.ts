/** At most `burst` at once and one more for each interval, in any stretch of time. */

export type RateLimiter = {
  /** Milliseconds until the next one is allowed; 0 when it is allowed now. */
  readonly wait: () => number;
  readonly take: () => void;
};

export function createRateLimiter(burst: number, intervalMs: number): RateLimiter {
  /** When the whole burst is available again. */
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    wait: () => Math.max(0, fullAt - (burst - 1) * intervalMs - performance.now()),
    take() {
      fullAt = Math.max(fullAt, performance.now()) + intervalMs;
    },
  };
}

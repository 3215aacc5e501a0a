/** How often something may be done: some at once, and then one for each interval. */

export type Allowance = {
  /** Milliseconds until it may be done again; 0 when it may be done now. */
  readonly wait: () => number;
  readonly take: () => void;
};

/** In any stretch of time no more than `burst` and one for each interval that fits into it. */
export function createAllowance(burst: number, intervalMs: number): Allowance {
  /** When the whole burst is there again. */
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    wait: () => Math.max(0, fullAt - (burst - 1) * intervalMs - performance.now()),
    take() {
      fullAt = Math.max(fullAt, performance.now()) + intervalMs;
    },
  };
}

/** Milliseconds of the best of five runs, so that a busy machine does not decide a test. */
export function fastest(work: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...runs);
}

/** Checks whether the static site answers, to distinguish a backend in maintenance from a browser without a network. */

import { publishedVersion } from '#site/startup/publishedVersion.ts';
import { createRateLimiter } from './retryTiming.ts';

/** Milliseconds for which a result is shared by all requests. */
const validFor = 3000;

/** Returns a function that resolves to whether the site is reachable, and never rejects. */
export function createProbe(fetch: typeof globalThis.fetch) {
  // At most twelve requests in ten minutes.
  const rateLimiter = createRateLimiter(6, 100_000);
  let latest = Promise.resolve(false);
  let validUntil = Number.NEGATIVE_INFINITY;

  return (): Promise<boolean> => {
    if (performance.now() < validUntil || rateLimiter.wait() > 0) return latest;
    rateLimiter.take();
    validUntil = Number.POSITIVE_INFINITY;
    latest = publishedVersion(fetch).then((version) => {
      validUntil = performance.now() + validFor;
      return version !== undefined;
    });
    return latest;
  };
}

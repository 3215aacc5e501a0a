/** Whether the static site answers: tells a backend in maintenance from a browser without a network. */

import { discard } from '#site/discard.ts';
import { versionPath } from '#site/paths.ts';
import { conform, parseJson } from '#site/startup/conform.ts';
import { versionFileSchema } from '#site/startup/schemas.ts';
import { readBody } from './readBody.ts';
import { createRateLimiter, withTimeout } from './retryTiming.ts';

/** Resolves to whether the site is reachable. Never rejects. */
export type Probe = () => Promise<boolean>;

/** Milliseconds for which a result is shared by all requests. */
const validFor = 3000;
const timeoutMs = 2500;

export function createProbe(fetch: typeof globalThis.fetch): Probe {
  // At most twelve in ten minutes.
  const rateLimiter = createRateLimiter(6, 100_000);
  let latest: Promise<boolean> = Promise.resolve(false);
  let validUntil = Number.NEGATIVE_INFINITY;

  return () => {
    if (performance.now() < validUntil || rateLimiter.wait() > 0) return latest;
    rateLimiter.take();
    validUntil = Number.POSITIVE_INFINITY;
    latest = isReachable(fetch).finally(() => {
      validUntil = performance.now() + validFor;
    });
    return latest;
  };
}

/** Redirects, HTML and version files of other sites come from captive portals and proxies. */
const isReachable = (fetch: typeof globalThis.fetch): Promise<boolean> =>
  withTimeout(timeoutMs, async (signal) => {
    const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit', signal });
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    if (response.status === 200 && isJson)
      return conform(versionFileSchema, parseJson((await readBody(response)) ?? '')).conforms;
    await discard(response);
    return false;
  }).catch(() => false);

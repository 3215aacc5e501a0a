/**
 * Whether our own static site answers: the proof that tells a backend in
 * maintenance from a player without a network (reliability section 5).
 */

import { discard } from '#site/discard.ts';
import { versionPath } from '#site/paths.ts';
import { conform, parseJson } from '#site/startup/conform.ts';
import { versionFileSchema } from '#site/startup/versionFile.ts';
import { createAllowance } from './allowance.ts';
import { withDeadline } from './withDeadline.ts';

/** Resolves to whether the site can be reached. Never rejects. */
export type Probe = () => Promise<boolean>;

/** Milliseconds for which one answer serves everybody. */
const validFor = 3000;
const patience = 2500;
const minute = 60_000;

export function createProbe(fetch: typeof globalThis.fetch): Probe {
  // Twelve in ten minutes at most.
  const allowance = createAllowance(6, (10 / 6) * minute);
  let latest: Promise<boolean> = Promise.resolve(false);
  let validUntil = Number.NEGATIVE_INFINITY;

  return () => {
    // Where no more may be asked, what was last known has to do.
    if (performance.now() < validUntil || allowance.wait() > 0) return latest;
    allowance.take();
    validUntil = Number.POSITIVE_INFINITY;
    latest = isReachable(fetch).finally(() => {
      validUntil = performance.now() + validFor;
    });
    return latest;
  };
}

/** A redirect, a page in HTML or another site's file is somebody else answering in our name. */
async function isReachable(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    return await withDeadline(patience, async (signal) => {
      const response = await fetch(versionPath, { cache: 'no-store', redirect: 'error', credentials: 'omit', signal });
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
      if (response.status === 200 && isJson)
        return conform(versionFileSchema, parseJson(await response.text())).conforms;
      await discard(response);
      return false;
    });
  } catch {
    return false;
  }
}

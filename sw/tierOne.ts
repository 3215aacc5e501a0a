/** Counts what is stored of tier 1 and fetches what has gone missing: browsers lose single files, and workbox does not mind. */

import type { PrecacheController } from 'workbox-precaching';
import { discard } from '#site/discard.ts';
import { shellPath } from '#site/paths.ts';
import type { TierOneAccount } from '#site/workerMessages.ts';

export async function auditTierOne(precache: PrecacheController): Promise<TierOneAccount> {
  const urls = precache.getCachedURLs();
  const found = (await Promise.all(urls.map((url) => find(precache, url)))).filter(
    (response) => response !== undefined,
  );
  const sizes = await Promise.all(found.map(async (response) => (await response.blob()).size));
  const shell = await find(precache, shellPath);
  return {
    stored: found.length,
    total: urls.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    storedAt: shell?.headers.get('Date') ?? null,
  };
}

/** What cannot be had just now will be looked for at the next start. */
export async function repairTierOne(precache: PrecacheController): Promise<void> {
  for (const url of precache.getCachedURLs()) {
    const key = precache.getCacheKeyForURL(url);
    if (key === undefined || (await find(precache, url))) continue;
    const response = await fetch(url, { cache: 'reload' }).catch(() => undefined);
    if (response?.status !== 200) {
      await discard(response);
      continue;
    }
    const cache = await caches.open(precache.strategy.cacheName);
    await cache.put(key, response);
  }
}

/** A store that is broken is as good as an empty one. */
const find = (precache: PrecacheController, url: string): Promise<Response | undefined> =>
  precache.matchPrecache(url).catch(() => undefined);

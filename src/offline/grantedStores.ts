/** What this browser grants the site. It may know of a store and refuse it all the same, which shows only in the asking. */

/** The caches; `undefined` where there are none to be had. Never rejects. */
export async function grantedCaches(): Promise<CacheStorage | undefined> {
  try {
    await caches.keys();
    return caches;
  } catch {
    return undefined;
  }
}

/** The workers that look after the site; none where there can be none. Never rejects. */
export async function grantedWorkers(): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return await navigator.serviceWorker.getRegistrations();
  } catch {
    return [];
  }
}

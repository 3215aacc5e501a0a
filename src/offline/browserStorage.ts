/** Cache storage, service workers and persistence. A browser may support them and still forbid their use. */

/** Resolves to `undefined` if caches are missing or forbidden, which only a call reveals. Never rejects. */
export async function availableCaches(): Promise<CacheStorage | undefined> {
  try {
    await caches.keys();
    return caches;
  } catch {
    return undefined;
  }
}

/** The service workers of this site; `undefined` if they are missing or, as in a sandboxed frame, forbidden. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The registrations of this site; empty if service workers are missing or forbidden. Never rejects. */
export async function workerRegistrations(): Promise<readonly ServiceWorkerRegistration[]> {
  try {
    return (await serviceWorkers()?.getRegistrations()) ?? [];
  } catch {
    return [];
  }
}

/** Unregisters the workers and deletes every cache. */
export async function deleteOfflineSite(): Promise<void> {
  // An active worker would fill its caches again.
  await Promise.all((await workerRegistrations()).map((registration) => registration.unregister()));
  const caches = await availableCaches();
  if (caches) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Whether the browser may delete the site's data when space runs short. */
export type Protection = 'protected' | 'unprotected' | 'unknown';

const of = (persisted: boolean | undefined): Protection =>
  persisted === undefined ? 'unknown' : persisted ? 'protected' : 'unprotected';

/** Never rejects. */
export const readProtection = async (): Promise<Protection> =>
  of(await navigator.storage?.persisted?.().catch(() => undefined));

/** Call it after a click: some browsers ask the user. Never rejects. */
export const askForProtection = async (): Promise<Protection> =>
  of(await navigator.storage?.persist?.().catch(() => undefined));

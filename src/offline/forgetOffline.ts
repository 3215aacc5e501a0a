/** Takes the site's files off the device, and dismisses the worker that looks after them. */

import { grantedCaches, grantedWorkers } from './grantedStores.ts';

export async function forgetOffline(): Promise<void> {
  // First the worker, which would fill its caches again.
  await Promise.all((await grantedWorkers()).map((registration) => registration.unregister()));
  const caches = await grantedCaches();
  if (!caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * The worker of last resort: published at the address of the real one, it
 * empties every store, removes itself, and leaves the site to the network
 * (docs/hosting/README.md). The build writes it beside the site, where it
 * does nothing until somebody puts it in the other's place.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  async function stepDown(): Promise<void> {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    // Pages that still show what was stored are loaded again, from the network, once.
    for (const client of await self.clients.matchAll({ type: 'window' })) {
      if (client instanceof WindowClient) await client.navigate(client.url).catch(() => undefined);
    }
  }
  event.waitUntil(stepDown());
});

/**
 * The kill-switch worker: published at the address of the real worker, it deletes every cache, unregisters itself, and
 * leaves the site to the network (docs/hosting/README.md). The build writes it beside the site, where it does nothing
 * until the publisher replaces the real worker with it.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  async function stepDown(): Promise<void> {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    // Reloads the open pages once, from the network, because they still show stored files.
    for (const client of await self.clients.matchAll({ type: 'window' })) {
      if (client instanceof WindowClient) await client.navigate(client.url).catch(() => undefined);
    }
  }
  event.waitUntil(stepDown());
});

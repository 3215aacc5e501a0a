/** Takes the site's files off the device, and dismisses the worker that looks after them. */

export async function forgetOffline(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  // First the worker, which would fill its caches again.
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

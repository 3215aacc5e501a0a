/** Brings the newest version: tells the waiting worker to start, then reloads, once. */

import { workerMessages } from '#site/workerMessages.ts';
import { grantedWorkers } from './grantedStores.ts';
import { stopSavingFaces } from './savingFaces.ts';

/** Milliseconds after which the page reloads even if the browser never says that the worker has changed. */
const patience = 2000;

export async function refreshApp(reload = () => location.reload()): Promise<void> {
  let reloaded = false;
  const reloadOnce = () => {
    if (reloaded) return;
    reloaded = true;
    reload();
  };

  setTimeout(reloadOnce, patience);
  // Every request is work for the worker that is to go.
  stopSavingFaces();
  const [registration] = await grantedWorkers();
  if (!registration) return reloadOnce();

  navigator.serviceWorker.addEventListener('controllerchange', reloadOnce);
  const waiting = registration.waiting ?? (await findUpdate(registration));
  if (!waiting) return reloadOnce();
  waiting.postMessage(workerMessages.start);
}

/** News may arrive before the worker does: fetches it, and resolves once it waits. */
async function findUpdate(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return registration.waiting;
}

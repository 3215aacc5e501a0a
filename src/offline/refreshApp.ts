/** Brings the newest version: lets the waiting worker in, then reloads, once. */

import { workerMessages } from '#domain/workerMessages.ts';
import { grantedWorkers } from './grantedStores.ts';
import { noteEarlyReload } from './impatience.ts';

/** Milliseconds between two reminders: a worker with nothing to do may take long to notice that it is to go. */
const reminder = 250;

/** Milliseconds after which the page reloads even if the browser never says that the worker has changed. */
const patience = 2000;

export async function refreshApp(reload = () => location.reload()): Promise<void> {
  let reloaded = false;
  let reminding: ReturnType<typeof setInterval> | undefined;
  const reloadOnce = () => {
    if (reloaded) return;
    reloaded = true;
    clearInterval(reminding);
    reload();
  };

  setTimeout(() => {
    if (!reloaded) noteEarlyReload();
    reloadOnce();
  }, patience);
  const [registration] = await grantedWorkers();
  if (!registration) return reloadOnce();

  navigator.serviceWorker.addEventListener('controllerchange', reloadOnce);
  const waiting = registration.waiting ?? (await findUpdate(registration));
  if (!waiting) return reloadOnce();
  const { active } = registration;
  const remind = () => active?.postMessage(workerMessages.makeWay);
  remind();
  waiting.postMessage(workerMessages.start);
  reminding = setInterval(remind, reminder);
}

/** News may arrive before the worker does: fetches it, and resolves once it waits. */
async function findUpdate(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return registration.waiting;
}

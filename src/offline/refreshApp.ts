/** Loads the newest version: activates the waiting worker, then reloads once. */

import { reloadWithTypedText } from '#site/typedText.ts';
import { workerMessages } from '#site/workerMessages.ts';
import { workerRegistrations } from './browserStorage.ts';
import { stopSaving } from './cardImages.ts';

/**
 * Some browsers report the change of workers late or never, and a worker is not replaced while it answers requests.
 * The page then reloads anyway. If the old version loads once more, it offers the newer one again.
 */
const timeoutMs = 2000;

/** Chromium can lose a navigation that starts while the workers change. The page, still open, then retries. */
const retryMs = 5000;

export async function refreshApp(reload = reloadWithTypedText): Promise<void> {
  let reloaded = false;
  const reloadOnce = () => {
    if (reloaded) return;
    reloaded = true;
    reload();
    setTimeout(reload, retryMs);
  };

  setTimeout(reloadOnce, timeoutMs);
  // Every request keeps the old worker busy.
  stopSaving();
  const [registration] = await workerRegistrations();
  if (!registration) return reloadOnce();

  navigator.serviceWorker.addEventListener('controllerchange', reloadOnce);
  const waiting = registration.waiting ?? (await findUpdate(registration));
  if (!waiting) return reloadOnce();
  waiting.postMessage(workerMessages.skipWaiting);
}

/** The backend may announce a version before its worker is installed. Fetches it and resolves once it is waiting. */
async function findUpdate(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return registration.waiting;
}

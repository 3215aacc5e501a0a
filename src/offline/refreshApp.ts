/** Brings the newest version: lets the waiting worker in, then reloads, once. */

import { workerMessages } from '#domain/workerMessages.ts';
import { grantedWorkers } from './grantedStores.ts';
import { noteEarlyReload, takeEarlyReload } from './impatience.ts';

/** Milliseconds after which the page reloads even if the browser never says that the worker has changed. */
const patience = 2000;

/** Milliseconds for which a page that was reloaded too early goes on asking for what its reader wanted. */
const persistence = 5000;

export async function refreshApp(reload = reloadPage): Promise<void> {
  const impatient = () => {
    noteEarlyReload();
    reload();
  };
  if (!(await letNewerIn(reload, patience, impatient))) reload();
}

/** Where the last reload came too early, the newer version is asked for once more; it brings one reload, or none. */
export async function finishRefresh(reload = reloadPage): Promise<void> {
  if (takeEarlyReload()) await letNewerIn(reload, persistence, () => undefined);
}

const reloadPage = () => location.reload();

/** Calls one of the two, once; resolves to `false`, and calls neither, where there is no newer worker. */
async function letNewerIn(onTakenOver: () => void, within: number, onTooLate: () => void): Promise<boolean> {
  const over = new AbortController();
  const end = (then: () => void) => {
    if (over.signal.aborted) return;
    over.abort();
    then();
  };
  const timer = setTimeout(() => end(onTooLate), within);
  over.signal.addEventListener('abort', () => clearTimeout(timer));

  const [registration] = await grantedWorkers();
  const waiting = registration && (registration.waiting ?? (await findUpdate(registration)));
  if (over.signal.aborted) return true;
  if (!waiting) {
    over.abort();
    return false;
  }
  const { active } = registration;
  const takenOver = () => end(onTakenOver);
  navigator.serviceWorker.addEventListener('controllerchange', takenOver, { signal: over.signal });
  active?.postMessage(workerMessages.makeWay);
  waiting.postMessage(workerMessages.start);
  return true;
}

/** News may arrive before the worker does: fetches it, and resolves once it waits. */
async function findUpdate(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return registration.waiting;
}

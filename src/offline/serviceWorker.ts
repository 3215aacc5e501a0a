/** Registers the service worker and tells the rest of the page, which knows no worker, what becomes of it. */

import { Workbox } from 'workbox-window';
import { checkForUpdates } from './updateChecks.ts';
import { workerUrl } from './workerUrl.ts';

export type WorkerNotifier = {
  /** A newer version is stored and waits, or another tab has switched to it; `refreshApp` brings it. */
  onWaiting(): void;
  /** The site itself, without the card images, opens from this device. */
  onOfflineReady(): void;
  /** Nothing could be stored this time; the next start tries again. */
  onFailed(): void;
};

export async function registerServiceWorker(notifier: WorkerNotifier): Promise<void> {
  if (!('serviceWorker' in navigator)) return notifier.onFailed();

  announceOtherTabs(notifier);
  void navigator.serviceWorker.ready.then(() => notifier.onOfflineReady());
  try {
    const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
    workbox.addEventListener('waiting', () => notifier.onWaiting());
    const registration = await workbox.register();
    if (!registration) return;
    // `register` succeeds before the installation does, which may yet fail.
    workbox.addEventListener('redundant', () => {
      if (!registration.active) notifier.onFailed();
    });
    checkForUpdates(registration);
  } catch {
    notifier.onFailed();
  }
}

/** A worker that takes over from another one was let in by another tab; this page goes on with its old code. */
function announceOtherTabs(notifier: WorkerNotifier): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) notifier.onWaiting();
    controlled = true;
  });
}

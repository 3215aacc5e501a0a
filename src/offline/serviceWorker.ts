/** Registers the service worker and tells the rest of the page, which knows no worker, what becomes of it. */

import { Workbox } from 'workbox-window';
import { whenIdle } from '#site/idle.ts';
import { publishedVersion } from './publishedVersion.ts';
import { repairTierOne } from './tierOne.ts';
import { scheduleUpdateChecks } from './updateChecks.ts';
import { workerUrl } from './workerUrl.ts';
import { versionOfWorker } from './workerVersion.ts';

export type WorkerNotifier = {
  /**
   * Another version than the reader may have is stored and waits, is kept by the worker that another tab has let in,
   * or, where there is no worker, is published; `refreshApp` brings it. The version is absent where none can be told.
   */
  onVersion(version: string | undefined): void;
  /** The site itself, without the card images, opens from this device. */
  onOfflineReady(): void;
  /** Nothing could be stored this time; the next start tries again. */
  onFailed(): void;
};

export async function registerServiceWorker(notifier: WorkerNotifier): Promise<void> {
  const doWithout = () => {
    notifier.onFailed();
    followPublishedVersion(notifier);
  };
  if (!('serviceWorker' in navigator)) return doWithout();

  followTakeover(notifier);
  // Firefox breaks even this promise where it may store nothing; that registering fails as well says enough.
  const refused = () => undefined;
  void navigator.serviceWorker.ready.then((registration) => reportReady(registration, notifier), refused);
  try {
    const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
    workbox.addEventListener('waiting', ({ sw }) => announce(sw ?? null, notifier));
    const registration = await workbox.register();
    if (!registration) return;
    // `register` succeeds before the installation does, which may yet fail.
    workbox.addEventListener('redundant', () => {
      if (!registration.active) doWithout();
    });
    scheduleUpdateChecks(() =>
      registration.update().then(
        () => true,
        () => false,
      ),
    );
  } catch {
    doWithout();
  }
}

/** A worker that keeps no version keeps nothing: it is the one that was sent to clear up. */
async function reportReady({ active }: ServiceWorkerRegistration, { onOfflineReady }: WorkerNotifier): Promise<void> {
  if (!active || (await versionOfWorker(active)) === undefined) return;
  onOfflineReady();
  await whenIdle();
  void repairTierOne(active);
}

async function announce(worker: ServiceWorker | null, { onVersion }: WorkerNotifier): Promise<void> {
  onVersion(worker ? await versionOfWorker(worker) : undefined);
}

/**
 * A worker that takes over from another one was let in by another tab, and this page goes on with its old code; or by
 * this tab, which was reloaded before the browser had changed workers, and has the newer code already.
 */
function followTakeover(notifier: WorkerNotifier): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) void announce(serviceWorker.controller, notifier);
    controlled = true;
  });
}

/** Without a worker the site's own version file is all there is to ask. */
function followPublishedVersion({ onVersion }: WorkerNotifier): void {
  const check = async () => {
    const version = await publishedVersion();
    if (version !== undefined) onVersion(version);
    return version !== undefined;
  };
  void check();
  scheduleUpdateChecks(check);
}

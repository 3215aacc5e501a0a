/** Registers the service worker and reports what becomes of it. */

import { Workbox } from 'workbox-window';
import { workerPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { whenIdle } from '#site/scheduling.ts';
import { publishedVersion } from '#site/startup/publishedVersion.ts';
import { keepGameFiles, repairPrecache, versionOfWorker } from './askWorker.ts';
import { scheduleUpdateChecks } from './updateChecks.ts';
import { whenInterested } from './userInterest.ts';

export type WorkerNotifier = {
  /**
   * Another version may be had by `refreshApp`: its worker waits, or another tab has activated it, or, where there is
   * no worker, it is published. The version is absent where it is not known.
   */
  onVersion(version: string | undefined): void;
  /** The precache is complete; card images are not part of it. */
  onOfflineReady(): void;
  /** Nothing could be stored; the next start tries again. */
  onFailed(): void;
};

/** The content security policy knows this Trusted Types policy by name; it accepts no other script address. */
function trustedWorkerUrl(): string | TrustedScriptURL {
  const policy = window.trustedTypes?.createPolicy('sw-url', {
    createScriptURL(url) {
      if (url !== workerPath) throw new TypeError(`Not the address of the service worker: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

export async function registerServiceWorker(notifier: WorkerNotifier): Promise<void> {
  const goWithoutWorker = () => {
    notifier.onFailed();
    followPublishedVersion(notifier);
  };
  if (!('serviceWorker' in navigator)) return goWithoutWorker();

  followTakeover(notifier);
  // Firefox rejects it where storage is forbidden; registering fails then as well.
  const refused = () => undefined;
  void navigator.serviceWorker.ready.then((registration) => reportReady(registration, notifier), refused);
  try {
    const workbox = new Workbox(trustedWorkerUrl(), { updateViaCache: 'none' });
    workbox.addEventListener('waiting', ({ sw }) => announce(sw ?? null, notifier));
    const registration = await workbox.register();
    if (!registration) return;
    // `register` succeeds before the installation does, which may yet fail.
    workbox.addEventListener('redundant', () => {
      if (!registration.active) goWithoutWorker();
    });
    scheduleUpdateChecks(() =>
      registration.update().then(
        () => true,
        () => false,
      ),
    );
  } catch {
    goWithoutWorker();
  }
}

/** The kill-switch worker knows no version and stores nothing. */
async function reportReady({ active }: ServiceWorkerRegistration, notifier: WorkerNotifier): Promise<void> {
  const version = active ? await versionOfWorker(active) : undefined;
  if (!active || version === undefined) return;
  // The browser may have changed workers while this page, which the old one answered, was on its way.
  if (navigator.serviceWorker.controller === active) notifier.onVersion(version);
  notifier.onOfflineReady();
  await whenIdle();
  void repairPrecache(active);
  // A page to play on needs these files in any case.
  if (!location.pathname.startsWith(routes.play.href())) await whenInterested();
  await whenIdle();
  void keepGameFiles(active);
}

async function announce(worker: ServiceWorker | null, { onVersion }: WorkerNotifier): Promise<void> {
  onVersion(worker ? await versionOfWorker(worker) : undefined);
}

/**
 * A worker that replaces another one was activated by another tab, while this page runs its old code; or by this tab,
 * which was reloaded before the browser changed workers.
 */
function followTakeover(notifier: WorkerNotifier): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) void announce(serviceWorker.controller, notifier);
    controlled = true;
  });
}

/** For browsers without service workers. */
function followPublishedVersion({ onVersion }: WorkerNotifier): void {
  const check = async () => {
    const version = await publishedVersion();
    if (version !== undefined) onVersion(version);
    return version !== undefined;
  };
  void check();
  scheduleUpdateChecks(check);
}

/** Registers the service worker and reports its progress. */

import { Workbox } from 'workbox-window';
import { session } from '#server/session.ts';
import { workerPath } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { whenIdle } from '#site/scheduling.ts';
import { publishedVersion } from '#site/startup/publishedVersion.ts';
import { trustedWorkerUrl } from '#site/trustedTypes.ts';
import { workerMessages } from '#site/workerMessages.ts';
import { keepGameFiles, repairPrecache, versionOfWorker } from './askWorker.ts';
import { serviceWorkers } from './browserStorage.ts';
import { scheduleUpdateChecks } from './updateChecks.ts';
import { whenInterested } from './userInterest.ts';

export type WorkerNotifier = {
  /**
   * `refreshApp` can load another version whole: its worker is waiting, or another tab has activated it, or, without a
   * worker, it is published. Also called with the running version. `undefined` if the version is unknown.
   */
  onVersion(version: string | undefined): void;
  /** The precache is complete; card images are not part of it. */
  onOfflineReady(): void;
  /** Missing files were fetched, or files of games stored. */
  onFilesStored(): void;
  /** Nothing could be stored; the next start retries. */
  onFailed(): void;
};

const runningVersion = () => session.get().configuration.version;

export async function registerServiceWorker(notifier: WorkerNotifier): Promise<void> {
  const pollVersionFile = () => {
    notifier.onFailed();
    followPublishedVersion(notifier);
  };
  const workers = serviceWorkers();
  if (!workers) return pollVersionFile();

  watchControllerChange(notifier);
  // Firefox rejects `ready` if storage is forbidden; registering then fails too.
  const refused = () => undefined;
  void workers.ready.then((registration) => reportReady(registration, notifier), refused);
  try {
    const workbox = new Workbox(trustedWorkerUrl('sw-url', workerPath), { updateViaCache: 'none' });
    workbox.addEventListener('waiting', ({ sw }) => offerWaiting(sw, notifier));
    const registration = await workbox.register();
    if (!registration) return;
    // `register` resolves before the installation, which may still fail.
    workbox.addEventListener('redundant', () => {
      if (!registration.active) pollVersionFile();
    });
    scheduleUpdateChecks(() =>
      registration.update().then(
        () => true,
        () => false,
      ),
    );
  } catch {
    pollVersionFile();
  }
}

/** Ignores the kill-switch worker, which has no version and stores nothing. */
async function reportReady({ active }: ServiceWorkerRegistration, notifier: WorkerNotifier): Promise<void> {
  const version = active ? await versionOfWorker(active) : undefined;
  if (!active || version === undefined) return;
  notifier.onOfflineReady();
  await whenIdle();
  void repairPrecache(active).then((files) => {
    notifier.onFilesStored();
    // The old worker may have served this page before the browser changed workers. A worker that has lost files cannot
    // load its version again while another one is published.
    const isWhole = files !== undefined && files.stored === files.total;
    if (isWhole && navigator.serviceWorker.controller === active) notifier.onVersion(version);
  });
  // A game page needs these files in any case.
  const isGame = [routes.play, routes.grudge].some(({ href }) => location.pathname.startsWith(href()));
  if (!isGame) await whenInterested();
  await whenIdle();
  void keepGameFiles(active).then(notifier.onFilesStored);
}

async function announce(worker: ServiceWorker | null, { onVersion }: WorkerNotifier): Promise<void> {
  onVersion(worker ? await versionOfWorker(worker) : undefined);
}

/** Announces a waiting worker. If the page has come from the network and is of its version, activates it. */
async function offerWaiting(worker: ServiceWorker | undefined, { onVersion }: WorkerNotifier): Promise<void> {
  const version = worker && (await versionOfWorker(worker));
  if (version !== undefined && version === runningVersion()) worker?.postMessage(workerMessages.skipWaiting);
  else onVersion(version);
}

/**
 * Announces a worker that replaces another one. Another tab has activated it while this page runs old code, or this
 * tab has, and was reloaded before the browser changed workers.
 */
function watchControllerChange(notifier: WorkerNotifier): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) void announce(serviceWorker.controller, notifier);
    controlled = true;
  });
}

/** Without a service worker, checks the published version instead. */
function followPublishedVersion({ onVersion }: WorkerNotifier): void {
  const check = async () => {
    const version = await publishedVersion();
    if (version !== undefined && version !== runningVersion() && (await isPageOf(version))) onVersion(version);
    return version !== undefined;
  };
  void check();
  scheduleUpdateChecks(check);
}

/** Whether a reload would load that version. While a publisher uploads a version, its files arrive one after the other. */
async function isPageOf(version: string): Promise<boolean> {
  try {
    return (await (await fetch(location.pathname, { cache: 'no-store' })).text()).includes(`"${version}"`);
  } catch {
    return false;
  }
}

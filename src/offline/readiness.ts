/** The files stored on this device, always read from the caches, and how the user adds and removes them. */

import { createStore } from '#site/createStore.ts';
import type { PrecacheAudit } from '#site/workerMessages.ts';
import { protectionWasAsked, rememberProtectionAsked, writeImagePreference } from '#storage/preferences.ts';
import { auditPrecache, keepGameFiles, repairPrecache } from './askWorker.ts';
import {
  askForProtection,
  availableCaches,
  type Protection,
  readProtection,
  workerRegistrations,
} from './browserStorage.ts';
import { auditCardImages, type CardImageAudit, removeCardImages, saveCardImages, stopSaving } from './cardImages.ts';
import { offlineStatus } from './offlineStatus.ts';

export type Readiness =
  | { readonly phase: 'checking' }
  | {
      readonly phase: 'known' | 'saving';
      /** Absent while no worker stores the site: not yet, or never in this browser. */
      readonly site?: PrecacheAudit;
      readonly images: CardImageAudit;
      readonly protection: Protection;
    };

export const readiness = createStore<Readiness>({ phase: 'checking' });

const activeWorker = async () => (await workerRegistrations())[0]?.active ?? undefined;

const isComplete = ({ stored, total }: { readonly stored: number; readonly total: number }) => stored === total;

/** @param imageUrls Addresses of all card images of this version. */
export async function checkDevice(imageUrls: readonly string[]): Promise<void> {
  const worker = await activeWorker();
  const [site, images] = await Promise.all([worker && auditPrecache(worker), auditCardImages(imageUrls)]);
  // Read last, because the user may be answering the browser's question just now.
  const protection = await readProtection();
  readiness.set({ phase: 'known', images, protection, ...(site && { site }) });
  offlineStatus.set(
    site
      ? {
          phase: [site, site.games, images].every(isComplete) ? 'ready' : 'saving',
          saved: images.stored,
          total: images.total,
        }
      : { phase: 'unknown' },
  );
}

/** After files were stored in the background: counts again if a screen shows the counts. */
export async function checkDeviceAgain(imageUrls: readonly string[]): Promise<void> {
  if (readiness.get().phase === 'known') await checkDevice(imageUrls);
}

const showProtection = (protection: Protection) =>
  readiness.set((now) => (now.phase === 'checking' ? now : { ...now, protection }));

/** Fetches only the missing files. The first call also asks the browser to protect the stored data. */
export async function saveEverything(imageUrls: readonly string[]): Promise<void> {
  writeImagePreference('wanted');
  readiness.set((now) => (now.phase === 'checking' ? now : { ...now, phase: 'saving' }));
  if (!protectionWasAsked()) {
    rememberProtectionAsked();
    // Firefox asks the user, who may answer late or never. The images do not wait for the answer.
    void askForProtection().then(showProtection);
  }
  const worker = await activeWorker();
  if (worker) await Promise.all([repairPrecache(worker), keepGameFiles(worker)]);
  if (await availableCaches())
    await saveCardImages(imageUrls, ({ saved, total }) => offlineStatus.set({ phase: 'saving', saved, total }));
  await checkDevice(imageUrls);
}

export async function removeImages(imageUrls: readonly string[]): Promise<void> {
  writeImagePreference('unwanted');
  stopSaving();
  await removeCardImages();
  await checkDevice(imageUrls);
}

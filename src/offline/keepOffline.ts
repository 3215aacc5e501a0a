/** Stores the site on this device and reports the progress. The entry calls `keepOffline` once. */

import { session } from '#server/session.ts';
import { notices } from '#site/notices/notices.ts';
import { whenIdle } from '#site/scheduling.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { readImagePreference } from '#storage/preferences.ts';
import { type DownloadTrigger, keepCardImages } from './cardImages.ts';
import { offlineStatus } from './offlineStatus.ts';
import { keepDemo } from './printFiles.ts';
import { checkDeviceAgain } from './readiness.ts';
import { registerServiceWorker } from './registerWorker.ts';
import { isSavingData, whenInterested } from './userInterest.ts';

/** Larger downloads need a request by the user. */
const maxAutomaticBytes = 20 * 1024 * 1024;

/**
 * @param imageUrls Addresses of all card images of this version.
 * @param imageBytes Their total size.
 * @param rememberTexts Stores the texts of this version before an update replaces them. Called once the user has shown
 * interest, and again when there is a newer version.
 */
export function keepOffline(
  imageUrls: readonly string[],
  imageBytes: number,
  rememberTexts: () => Promise<void>,
): Promise<void> {
  const checkAgain = () => void checkDeviceAgain(imageUrls);
  return registerServiceWorker({
    onVersion: (version) => announceVersion(rememberTexts, version),
    onFailed: () => offlineStatus.set({ phase: 'unknown' }),
    onFilesStored: checkAgain,
    onOfflineReady() {
      void keepCardImages(imageUrls, reportProgress, momentFor(imageBytes)).then(checkAgain);
      void whenInterested().then(whenIdle).then(rememberTexts);
      if (!isSavingData()) void whenInterested().then(whenIdle).then(keepDemo);
    },
  });
}

function momentFor(imageBytes: number): DownloadTrigger {
  const wish = readImagePreference();
  if (wish !== undefined) return wish === 'wanted' ? 'at-once' : 'on-request';
  return imageBytes > maxAutomaticBytes || isSavingData() ? 'on-request' : 'on-interest';
}

/** The running version is not announced. The server's notice of a version is the same flash, so it is shown once. */
function announceVersion(rememberTexts: () => Promise<void>, version = 'unknown'): void {
  if (version === session.get().configuration.version) return;
  void showFlash(notices.newerVersion(version));
  void rememberTexts();
}

function reportProgress({ saved, total }: { readonly saved: number; readonly total: number }): void {
  offlineStatus.set({ phase: saved === total ? 'ready' : 'saving', saved, total });
}

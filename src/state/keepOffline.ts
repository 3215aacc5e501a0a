/** Puts the site on this device and says how far that has come; to be called once, by the entry. */

import { notices } from '#domain/notices/notices.ts';
import { keepCardFaces } from '#offline/cardFaces.ts';
import { registerServiceWorker } from '#offline/serviceWorker.ts';
import { showFlash } from './flashes.ts';
import { offlineStatus } from './offlineStatus.ts';
import { session } from './session.ts';

/** @param faceUrls Addresses of all card images of this version. */
export function keepOffline(faceUrls: readonly string[]): Promise<void> {
  return registerServiceWorker({
    onVersion: announceVersion,
    onFailed: () => offlineStatus.set({ phase: 'unknown' }),
    onOfflineReady: () => void keepCardFaces(faceUrls, reportProgress),
  });
}

/** The same flash whoever has the news: worker, version file or backend. A version that runs already is no news. */
function announceVersion(version = 'unknown'): void {
  if (version !== session.get().configuration.version) void showFlash(notices.newerVersion(version));
}

/** Says "ready" when the last image is stored, aloud only if that happened just now. */
function reportProgress({ saved, total }: { readonly saved: number; readonly total: number }): void {
  const wasSaving = offlineStatus.get().phase === 'saving';
  const ready = saved === total;
  offlineStatus.set({ phase: ready ? 'ready' : 'saving', saved, total });
  if (ready && wasSaving) void showFlash(notices.readyOffline());
}

/** How far the site has come onto this device: one quiet line in the footer. */

import { offlineStatus, type OfflineStatus as Status, sayOfflineStatus } from '#offline/offlineStatus.ts';
import { useStore } from '#ui/use-store.ts';

const unknown: Status = { phase: 'unknown' };

export function OfflineStatus() {
  return sayOfflineStatus(useStore(offlineStatus, () => unknown));
}

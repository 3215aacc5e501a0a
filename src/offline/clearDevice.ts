/** Deletes all data of the site from this device. */

import { notices } from '#site/notices/notices.ts';
import { clearedFragment } from '#site/paths.ts';
import { routes } from '#site/routes.ts';
import { forgetStorage } from '#storage/database.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { deleteOfflineSite } from './browserStorage.ts';

export async function clearDevice(): Promise<void> {
  await deleteOfflineSite();
  await forgetStorage();
  // Offline, the page could not be reloaded. Online it must be, so that no code of the old page keeps running.
  if (!navigator.onLine) return showFlash(notices.deviceCleared());
  history.replaceState(null, '', `${routes.privacy.href()}#${clearedFragment}`);
  location.reload();
}

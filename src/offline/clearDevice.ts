/** Takes everything of the site off this device (product.md, privacy). */

import { notices } from '#site/notices/notices.ts';
import { routes } from '#site/routes.ts';
import { showFlash } from '#storage/flashes/flashes.ts';
import { forgetStorage } from '#storage/forgetStorage.ts';
import { clearedFragment } from './clearedFragment.ts';
import { forgetOffline } from './forgetOffline.ts';

export async function clearDevice(): Promise<void> {
  await forgetOffline();
  await forgetStorage();
  // Without a network the page could not come back, so it stays; with one, nothing of the old page may go on.
  if (!navigator.onLine) return showFlash(notices.deviceCleared());
  history.replaceState(null, '', `${routes.privacy.href()}#${clearedFragment}`);
  location.reload();
}

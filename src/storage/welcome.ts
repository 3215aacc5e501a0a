/** Shows a welcome at the first start of the installed app, and never again. */

import { isInstalledApp } from '#site/installedApp.ts';
import { modals, openModal } from '#site/notices/modals.ts';

/** The entry calls it once, after the first screen. */
export function showWelcomeOnce(): void {
  if (!isInstalledApp() || helloWasSaid()) return;
  // The user has asked for any dialog that is open; the welcome can wait for the next start.
  if (modals.get().current === undefined && rememberHello()) openModal({ subject: 'hello' });
}

const key = 'hello';

/** If storage is forbidden, counts as said: better never than at every start. */
function helloWasSaid(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Returns whether it could be stored. */
function rememberHello(): boolean {
  try {
    localStorage.setItem(key, 'said');
    return true;
  } catch {
    return false;
  }
}

/** Shows a welcome at the first start of the installed app, and never again. */

import { isInstalledApp } from '#site/installedApp.ts';
import { modals, openModal } from '#site/notices/modals.ts';
import { readText, writeText } from './localTexts.ts';

const key = 'hello';

/** The entry calls it once, after the first screen. If it cannot be stored, better never than at every start. */
export function showWelcomeOnce(): void {
  if (!isInstalledApp() || readText(key) !== null) return;
  // The user has asked for any dialog that is open; the welcome can wait for the next start.
  if (modals.get().current === undefined && writeText(key, 'said')) openModal({ subject: 'hello' });
}

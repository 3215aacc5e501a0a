/** Greets the installed app at its first start, and never again. */

import { modals, openModal } from '#site/notices/modals.ts';

/** To be called once, by the entry, after the first screen. */
export function sayHelloOnce(): void {
  if (!matchMedia('(display-mode: standalone)').matches || helloWasSaid()) return;
  // Whatever else is open has been asked for; the greeting can wait for the next start.
  if (modals.get().current === undefined && rememberHello()) openModal({ subject: 'hello' });
}

const key = 'hello';

/** Where storage is forbidden it counts as said: better never than at every start. */
function helloWasSaid(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Resolves to whether it will be remembered. */
function rememberHello(): boolean {
  try {
    localStorage.setItem(key, 'said');
    return true;
  } catch {
    return false;
  }
}

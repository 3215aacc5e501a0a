/** Greets the installed app at its first start, and never again (product row 21). */

import { modals, openModal } from '#site/modals.ts';
import { helloWasSaid, rememberHello } from './hello.ts';

/** To be called once, by the entry, after the first screen. */
export function sayHelloOnce(): void {
  if (!matchMedia('(display-mode: standalone)').matches || helloWasSaid()) return;
  // Whatever else is open has been asked for; the greeting can wait for the next start.
  if (modals.get().current === undefined && rememberHello()) openModal({ subject: 'hello' });
}

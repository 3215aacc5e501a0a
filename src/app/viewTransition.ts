/** From page to page by a short fade, where the browser can and the reader has nothing against motion. */

import { flushSync } from 'react-dom';

const standsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Another place of the same page is scrolled to, and needs no fade. */
const isSamePage = (href: string) => new URL(href, location.href).pathname === location.pathname;

/** @param show Puts the page of the address up. It is called once, at the latest with the next frame. */
export function fadeTo(href: string, show: () => void): void {
  if (!('startViewTransition' in document) || standsStill() || isSamePage(href)) {
    show();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(show));
  // One that is overtaken by the next, or that nobody sees, is nothing to report.
  transition.ready.catch(() => undefined);
}

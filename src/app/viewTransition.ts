/** From page to page by a short fade, where the reader has nothing against motion. */

import { matchPath } from './matchPath.ts';

const standsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Another place of the same page is scrolled to, and from card to card a reader leafs. */
const staysOnScreen = (href: string) =>
  matchPath(new URL(href, location.href).pathname)?.name === matchPath(location.pathname)?.name;

/**
 * The page that comes fades in by itself. The browser's own view transitions would cross-fade pictures of both, and
 * as long as these are shown every press is given to the root element and lost.
 * @param show Puts the page of the address up.
 */
export function fadeTo(href: string, show: () => void): void {
  const fades = !standsStill() && !staysOnScreen(href);
  show();
  if (fades) document.getElementById('main')?.animate({ opacity: [0, 1] }, 160);
}

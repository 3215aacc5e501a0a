/** From page to page by a short fade, where the browser can and the reader has nothing against motion. */

import { flushSync } from 'react-dom';
import { matchPath } from './routing.ts';

const standsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Another place of the same page is scrolled to, and from card to card a reader leafs. */
const staysOnScreen = (href: string) =>
  matchPath(new URL(href, location.href).pathname)?.name === matchPath(location.pathname)?.name;

/** @param show Puts the page of the address up. It is called once, at the latest with the next frame. */
export function fadeTo(href: string, show: () => void): void {
  if (!('startViewTransition' in document) || standsStill() || staysOnScreen(href)) {
    show();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(show));
  // One that is overtaken by the next, or that nobody sees, is nothing to report.
  transition.ready.catch(() => undefined);
  hearPresses(transition);
}

const controls = 'a, button, input, select, textarea, summary, label';

/**
 * As long as pictures of both pages are shown, the browser gives every press to the root element. So a press ends the
 * fade; and where it was a mouse's, whose click has begun on the root and stays there, it is passed on.
 */
function hearPresses(transition: ViewTransition): void {
  const hearing = new AbortController();
  const passOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    // What is pressed may be the icon in it.
    const meant = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(controls);
    meant?.focus();
    meant?.click();
  };
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', passOn, { once: true });
  };
  document.addEventListener('pointerdown', onPress, { signal: hearing.signal });
  transition.finished.finally(() => hearing.abort());
}

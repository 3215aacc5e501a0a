/** A short fade between pages, in browsers with view transitions and without reduced motion. */

import { flushSync } from 'react-dom';
import { matchPath } from './routing.ts';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** No fade within a page, nor from card to card. */
const staysOnScreen = (href: string) =>
  matchPath(new URL(href, location.href).pathname)?.name === matchPath(location.pathname)?.name;

/**
 * @param show Renders the page of the address. Called once, by the next frame at the latest.
 * @returns Resolves when it is rendered.
 */
export function fadeTo(href: string, show: () => void): Promise<void> {
  if (!('startViewTransition' in document) || prefersReducedMotion() || staysOnScreen(href)) {
    show();
    return Promise.resolve();
  }
  const transition = document.startViewTransition(() => flushSync(show));
  // Rejected when another transition starts or the page is hidden.
  transition.ready.catch(() => undefined);
  passOnClicks(transition);
  return transition.updateCallbackDone;
}

const controls = 'a, button, input, select, textarea, summary, label';

/**
 * During a transition the browser dispatches pointer events to the root element. A press ends the transition, and a
 * click that began on the root is passed on to the control under the pointer.
 */
function passOnClicks(transition: ViewTransition): void {
  const listening = new AbortController();
  const passOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    // The target may be an icon inside the control.
    const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(controls);
    control?.focus();
    control?.click();
  };
  const onPress = () => {
    transition.skipTransition();
    document.addEventListener('click', passOn, { once: true });
  };
  document.addEventListener('pointerdown', onPress, { signal: listening.signal });
  transition.finished.finally(() => listening.abort());
}

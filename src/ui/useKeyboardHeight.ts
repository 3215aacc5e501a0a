/**
 * Sets `--keyboard` on the root element: the height at the bottom of the window that the on-screen keyboard covers.
 * Only iOS covers the page; other browsers make it smaller (`interactive-widget` in `index.html`).
 */

import { useEffect } from 'react';

/** Smaller differences are bars of the browser, or rounding. */
const leastHeight = 80;

/** Called once, by the frame of the site. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zoomed in, the visible part is smaller without any keyboard.
      const covered = view.scale > 1.01 ? 0 : innerHeight - view.height - view.offsetTop;
      if (covered < leastHeight) style.removeProperty('--keyboard');
      else style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}

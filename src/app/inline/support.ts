/**
 * Decides, in the head, whether this browser can run the app (docs/decisions/0018-browsers.md). An older one keeps the
 * prerendered page, of which only the parts that work without scripts remain.
 */

import { hasRootAttribute, setRootAttribute } from '#site/rootAttributes.ts';

/**
 * Together the youngest features that the app needs and does not replace: Chromium from 108, Firefox from 112, Safari
 * from 16.4 on. The app itself asks for no browser, only for single features.
 */
function isSupported(): boolean {
  return (
    CSS.supports('container-type: inline-size') &&
    CSS.supports('width: 1dvw') &&
    'adoptedStyleSheets' in document &&
    'inert' in HTMLElement.prototype
  );
}

const needed = 'Chromium 109, Firefox 115, Safari 16.4 or a newer browser';

/** Of the pages, only these answer a query. */
const searchPages = /\/(cards|[a-z]*-?search[a-z-]*)$/;

/** Says on a page that needs scripts, or that was asked a search, why it does nothing. */
function explain(main: Element): void {
  const note = document.createElement('p');
  note.setAttribute('data-outdated', '');
  const isSearch = searchPages.test(location.pathname);
  note.textContent = isSearch ? `This browser cannot search here: that takes ${needed}. ` : `This takes ${needed}.`;
  const cards = document.querySelector<HTMLAnchorElement>('nav a[href$="/cards"]');
  if (isSearch && cards) {
    const link = document.createElement('a');
    link.href = cards.href;
    link.textContent = 'All cards';
    note.appendChild(link);
  }
  const place = main.querySelector('noscript') ?? main.querySelector('h1');
  place?.parentNode?.insertBefore(note, place.nextSibling);
}

/** Removes what only scripts make work, even if no style applies: the styles use layers, which such a browser may lack. */
function leaveToRead(): void {
  const main = document.querySelector('main');
  const isAsked = searchPages.test(location.pathname) && location.search.length > 1;
  if (main && (isAsked || main.querySelector('noscript'))) explain(main);
  for (const part of document.querySelectorAll('form, button, dialog, [popover]')) part.parentNode?.removeChild(part);
}

/**
 * Whether the app may start. Sets `data-scripting`, which the styles of everything that needs the app depend on; the
 * media feature `scripting` is younger, and true for a browser that is too old.
 */
export function admitApp(): boolean {
  try {
    if (isSupported()) setRootAttribute('scripting');
  } catch {
    // Neither has a browser without `CSS.supports`.
  }
  const isAdmitted = hasRootAttribute('scripting');
  if (!isAdmitted && !document.body) document.addEventListener('DOMContentLoaded', leaveToRead);
  return isAdmitted;
}

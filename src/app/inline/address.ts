/** Prepares a prerendered page for the query and the fragment of its address, which the build cannot know. */

import { removeRootAttribute, setRootAttribute } from '#site/rootAttributes.ts';

/** Milliseconds that a page waits, unpainted, for its fonts when its address has a fragment. */
const fontTimeout = 3000;

/**
 * Delays the paint until the page is parsed and its fonts are ready. Otherwise the page would show its top and then
 * jump to the target, and late fonts would move the target.
 */
function delayPaint(): void {
  const show = () => removeRootAttribute('awaitingFonts');
  setRootAttribute('awaitingFonts');
  setTimeout(show, fontTimeout);
  addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(show));
}

/** Shows the body of the `details` element that a fragment names. Browsers without `::details-content` wait for the app. */
function openDetails(id: string): void {
  if (!CSS.supports('selector(::details-content)')) return;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`#${CSS.escape(id)}::details-content{content-visibility:visible}`);
  document.adoptedStyleSheets = [sheet];
}

/** The position of the target is exact once all text before it is laid out; the text after it does not matter. */
export function layOutTextBefore(target: Element): void {
  for (const part of document.querySelectorAll('[data-skippable]')) {
    const isAfter = target.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isAfter || target.contains(part)) part.removeAttribute('data-skippable');
  }
}

/**
 * Runs in the head, before the first layout, and again at the end of the body. With a query: `data-asked` hides the
 * prerendered list until the app shows the list for the query. With a fragment: a `details` target is open from the
 * first paint (`:target` matches only after parsing; the app replaces the sheet by the `open` attribute), the text
 * before the target is not skipped by `content-visibility: auto`, and nothing is painted before the fonts are ready.
 */
export function markAddress(): void {
  const { search, hash } = location;
  if (search.length > 1) setRootAttribute('asked');
  if (hash.length < 2) return;
  const id = decodeURIComponent(hash.slice(1));
  openDetails(id);
  const target = document.getElementById(id);
  if (target) layOutTextBefore(target);
  else delayPaint();
}

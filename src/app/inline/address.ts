/** Marks on `html` for the query and the fragment of the address, which the prerendered page cannot know. */

/** Milliseconds that a page waits, unpainted, for its fonts when its address has a fragment. */
const fontTimeout = 3000;

/** The CSS rule that shows the body of the `details` element that a fragment names. */
function openDetails(fragment: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`#${CSS.escape(decodeURIComponent(fragment))}::details-content{content-visibility:visible}`);
  return sheet;
}

/** Late fonts would move a target that is deep in the page, so it is painted once they are there. */
function awaitFonts({ dataset }: HTMLElement): void {
  const show = () => {
    delete dataset.awaitingFonts;
  };
  dataset.awaitingFonts = '';
  setTimeout(show, fontTimeout);
  addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(show));
}

/**
 * Runs before the first layout. With a query: `data-asked` hides the prerendered list until
 * the app shows the one that was asked for. With a fragment: `data-content-visible` switches
 * `content-visibility: auto` off, so that the target's position is exact, and a `details` target is
 * open from the first paint (`:target` matches only after parsing; the app replaces the sheet
 * by the `open` attribute). Idempotent.
 */
export function markAddress(): void {
  const page = document.documentElement;
  const { search, hash } = location;
  if (search.length > 1) page.dataset.asked = '';
  if (hash.length < 2 || page.dataset.contentVisible === '') return;
  page.dataset.contentVisible = '';
  awaitFonts(page);
  document.adoptedStyleSheets = [openDetails(hash.slice(1))];
}

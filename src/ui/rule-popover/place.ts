/** Puts a popover beside a word: below it, or above where there is no room below. On a phone it is a sheet, and stays where it is. */

const gap = 6;
const edge = 16;

type Box = { readonly left: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Where its upper left corner goes, in the view. */
export function placeBeside(word: Box, popover: Size, view: Size): { left: number; top: number } {
  const below = word.bottom + gap;
  const above = word.top - gap - popover.height;
  const fitsBelow = below + popover.height <= view.height - edge;
  return {
    left: Math.max(edge, Math.min(word.left, view.width - popover.width - edge)),
    top: fitsBelow || above < edge ? below : above,
  };
}

/** In the page's own coordinates, so that it scrolls with its word. A word that breaks over two lines is met at its first. */
export function place(popover: HTMLElement, word: Element): void {
  const box = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { left, top } = placeBeside(box, popover.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  popover.style.setProperty('--peek-left', `${left + scrollX}px`);
  popover.style.setProperty('--peek-top', `${top + scrollY}px`);
}

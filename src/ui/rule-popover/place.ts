/** Positions the popover below its word, or above where there is no room. On a phone the styles ignore it: it is a sheet. */

const gap = 6;
const edge = 16;

type Box = { readonly left: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Its upper left corner, in viewport coordinates. */
export function placeBeside(word: Box, popover: Size, view: Size): { left: number; top: number } {
  const below = word.bottom + gap;
  const above = word.top - gap - popover.height;
  const fitsBelow = below + popover.height <= view.height - edge;
  return {
    left: Math.max(edge, Math.min(word.left, view.width - popover.width - edge)),
    top: fitsBelow || above < edge ? below : above,
  };
}

/** In page coordinates, so that it scrolls with its word. Uses the first line of a word that wraps. */
export function place(popover: HTMLElement, word: Element): void {
  const box = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { left, top } = placeBeside(box, popover.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  popover.style.setProperty('--popover-left', `${left + scrollX}px`);
  popover.style.setProperty('--popover-top', `${top + scrollY}px`);
}

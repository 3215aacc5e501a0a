/** Positions the popover below its word, or above if there is no room. Ignored on phones, where it is a sheet. */

const gap = 6;
const edge = 16;

type Box = { readonly left: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Returns the popover's upper left corner, in viewport coordinates. */
export function placeBeside(word: Box, popover: Size, view: Size): { left: number; top: number } {
  const below = word.bottom + gap;
  const above = word.top - gap - popover.height;
  const fitsBelow = below + popover.height <= view.height - edge;
  return {
    left: Math.max(edge, Math.min(word.left, view.width - popover.width - edge)),
    top: fitsBelow || above < edge ? below : above,
  };
}

/** Uses page coordinates, so that the popover scrolls with its word, and the first line of a word that wraps. */
export function place(popover: HTMLElement, word: Element): void {
  const box = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { left, top } = placeBeside(box, popover.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  popover.style.setProperty('--popover-left', `${left + scrollX}px`);
  popover.style.setProperty('--popover-top', `${top + scrollY}px`);
}

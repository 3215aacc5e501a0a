/** Zooming around a point: the part of the image under the finger stays under it. */

export const smallestScale = 1;
export const largestScale = 5;
/** Zoom factor of one press of a button or a key. */
export const zoomStep = 1.5;

export const withinScales = (scale: number): number => Math.min(largestScale, Math.max(smallestScale, scale));

/** The visible part of an image: its scale, and its scroll position in pixels. */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

type Point = { readonly x: number; readonly y: number };

/**
 * Returns the view after zooming around a point.
 * @param at In pixels, from the upper left corner of the visible part.
 */
export function zoomAround({ scale, left, top }: View, at: Point, wanted: number): View {
  const next = withinScales(wanted);
  const growth = next / scale;
  return { scale: next, left: (left + at.x) * growth - at.x, top: (top + at.y) * growth - at.y };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

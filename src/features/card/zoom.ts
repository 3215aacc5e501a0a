/** How a picture grows around a point, so that what is under the finger stays under it. */

export const smallestScale = 1;
export const largestScale = 5;
/** What one press of a button or a key does. */
export const zoomStep = 1.5;

export const withinScales = (scale: number): number => Math.min(largestScale, Math.max(smallestScale, scale));

/** What is seen of a picture: how much it is enlarged, and how far it is scrolled. */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

type Point = { readonly x: number; readonly y: number };

/**
 * The view after enlarging or reducing around a point.
 * @param at In pixels, from the upper left corner of what is seen.
 */
export function zoomAround({ scale, left, top }: View, at: Point, wanted: number): View {
  const next = withinScales(wanted);
  const growth = next / scale;
  return { scale: next, left: (left + at.x) * growth - at.x, top: (top + at.y) * growth - at.y };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

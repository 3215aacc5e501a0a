/** Recognises horizontal swipes between cards. */

type Touch = { readonly x: number; readonly y: number; readonly time: number };

export type Swipe = 'previous' | 'next';

/** Width of the screen edges in pixels. A swipe from an edge is left to the browser's own gesture. */
const edge = 32;
const shortest = 56;
const slowestMs = 800;

/**
 * @param width Width of the screen, in pixels.
 * @returns `undefined` for a press, a scroll, a browser gesture, or a movement that is too slow or too short.
 */
export function readSwipe(start: Touch, end: Touch, width: number): Swipe | undefined {
  const across = end.x - start.x;
  const along = Math.abs(end.y - start.y);
  if (start.x < edge || start.x > width - edge) return undefined;
  if (end.time - start.time > slowestMs || Math.abs(across) < shortest || Math.abs(across) < along * 2)
    return undefined;
  return across > 0 ? 'previous' : 'next';
}

/** What a finger on the glass meant: another card, or nothing of ours. */

type Touch = { readonly x: number; readonly y: number; readonly time: number };

export type Swipe = 'previous' | 'next';

/** The browser's own gesture begins at the edges of the screen, and stays the browser's. */
const edge = 32;
const shortest = 56;
const slowestMs = 800;

/**
 * @param width Of the screen, in pixels.
 * @returns `undefined` for a press, a scroll, a gesture of the browser, or second thoughts.
 */
export function readSwipe(start: Touch, end: Touch, width: number): Swipe | undefined {
  const across = end.x - start.x;
  const along = Math.abs(end.y - start.y);
  if (start.x < edge || start.x > width - edge) return undefined;
  if (end.time - start.time > slowestMs || Math.abs(across) < shortest || Math.abs(across) < along * 2)
    return undefined;
  return across > 0 ? 'previous' : 'next';
}

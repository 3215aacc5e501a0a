/** Opens the previous or next card on a swipe over the card image. The links below it do the same. */

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { navigate } from '#site/navigation.ts';

type Touch = { readonly x: number; readonly y: number; readonly time: number };

type Swipe = 'previous' | 'next';

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

type Addresses = { readonly [Side in Swipe]?: string | undefined };

const at = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, time: timeStamp });

/** @param area Element that pans only vertically (`touch-action`), so that horizontal movements fire pointer events. */
export function useSwipe(area: RefObject<HTMLElement | null>, addresses: Addresses): void {
  // An effect event, so that a finger that is down while the card changes is still tracked.
  const turn = useEffectEvent((swipe: Swipe) => {
    const href = addresses[swipe];
    if (href) navigate(href);
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const down = new Map<number, PointerEvent>();

    const lift = (end: PointerEvent) => {
      const start = down.get(end.pointerId);
      const alone = down.size === 1;
      down.delete(end.pointerId);
      const swipe = start && alone && end.type === 'pointerup' && readSwipe(at(start), at(end), innerWidth);
      if (swipe) turn(swipe);
    };
    element.addEventListener(
      'pointerdown',
      (press) => press.pointerType === 'touch' && down.set(press.pointerId, press),
      {
        signal,
      },
    );
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lift, { signal });
    return () => listening.abort();
  }, [area]);
}

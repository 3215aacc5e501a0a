/** Leafs through the cards by a finger on the picture; the links below it do the same. */

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { navigate } from '#site/navigation.ts';
import { readSwipe, type Swipe } from './swipe.ts';

type Ways = { readonly [Way in Swipe]?: string | undefined };

const at = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, time: timeStamp });

/** @param area Scrolls up and down only (`touch-action`), so that what goes across comes here. */
export function useSwipe(area: RefObject<HTMLElement | null>, ways: Ways): void {
  // A finger that is down while the next card arrives stays down.
  const turn = useEffectEvent((swipe: Swipe) => {
    const href = ways[swipe];
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

/** Leafs through the cards by a finger on the picture; the links below it do the same. */

import { type RefObject, useEffect } from 'react';
import { navigate } from '#state/navigation.ts';
import { readSwipe, type Swipe } from './swipe.ts';

type Ways = { readonly [Way in Swipe]?: string | undefined };

const at = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, time: timeStamp });

/** @param area Scrolls up and down only (`touch-action`), so that what goes across comes here. */
export function useSwipe(area: RefObject<HTMLElement | null>, { previous, next }: Ways): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const ways: Ways = { previous, next };
    const listening = new AbortController();
    const { signal } = listening;
    const down = new Map<number, PointerEvent>();

    const lift = (end: PointerEvent) => {
      const start = down.get(end.pointerId);
      const alone = down.size === 1;
      down.delete(end.pointerId);
      const swipe = start && alone && end.type === 'pointerup' && readSwipe(at(start), at(end), innerWidth);
      const href = swipe && ways[swipe];
      if (href) navigate(href);
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
  }, [area, previous, next]);
}

/** Opens the previous or next card on a swipe over the card image. The links below it do the same. */

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { navigate } from '#site/navigation.ts';
import { readSwipe, type Swipe } from './swipe.ts';

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

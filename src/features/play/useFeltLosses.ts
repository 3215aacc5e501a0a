import { useEffect, useRef } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import { playSettings } from './playSettings.ts';

/** Milliseconds. */
const blow = 60;

/** Lets the device vibrate when a seat loses points; not for what happened before the game was opened. */
export function useFeltLosses(events: readonly GameEvent[], seat: number): void {
  const felt = useRef(events.length);
  useEffect(() => {
    const isHurt = events
      .slice(felt.current)
      .some((event) => (event.kind === 'damage' || event.kind === 'lose') && event.seat === seat && event.number > 0);
    felt.current = events.length;
    // Browsers complain of a page that vibrates before anybody has touched it.
    const mayVibrate = 'vibrate' in navigator && navigator.userActivation?.hasBeenActive;
    if (isHurt && mayVibrate && playSettings.get().haptics) navigator.vibrate(blow);
  }, [events, seat]);
}

import { useEffect, useRef } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { playSettings } from './playSettings.ts';

/** Length of the vibration in milliseconds. */
const blow = 60;

/** Vibrates when a seat loses points, but not for events from before the game was opened. */
export function useVibrateOnLoss(events: readonly GameEvent[], seat: SeatNumber): void {
  const felt = useRef(events.length);
  useEffect(() => {
    const isHurt = events
      .slice(felt.current)
      .some((event) => (event.kind === 'damage' || event.kind === 'lose') && event.seat === seat && event.number > 0);
    felt.current = events.length;
    // Browsers log a warning when a page vibrates before the first user interaction.
    const mayVibrate = 'vibrate' in navigator && navigator.userActivation?.hasBeenActive;
    if (isHurt && mayVibrate && playSettings.get().haptics) navigator.vibrate(blow);
  }, [events, seat]);
}

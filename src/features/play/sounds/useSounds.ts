/** Plays the sounds of a game, if they are on. Never the only sign of anything. */

import { useEffect, useRef } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { playSettings } from '../playSettings.ts';

/** For a seat, and not for events from before the game was opened. */
export function useSounds(events: readonly GameEvent[], seat: SeatNumber): void {
  const heard = useRef(events.length);
  useEffect(() => {
    const fresh = events.slice(heard.current);
    heard.current = events.length;
    // Without the script the game is silent.
    if (fresh.length > 0 && playSettings.get().sounds === 'on')
      void import('./synthesise.ts').then(({ playFor }) => playFor(fresh, seat)).catch(() => undefined);
  }, [events, seat]);
}

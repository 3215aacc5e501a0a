/** Plays the sounds of a game, if they are on. Never the only sign of anything. */

import { useEffect, useRef } from 'react';
import type { GameEvent } from '#game/engine/event.ts';
import type { SeatNumber } from '#game/rules/table.ts';
import { playSettings } from '../playSettings.ts';
import { soundOf } from './soundOf.ts';

/** For a seat, and not for events from before the game was opened. */
export function useSounds(events: readonly GameEvent[], seat: SeatNumber): void {
  const heard = useRef(events.length);
  useEffect(() => {
    const sound = soundOf(events.slice(heard.current), seat);
    heard.current = events.length;
    // Without the script the game is silent.
    if (sound && playSettings.get().sounds === 'on')
      void import('./synthesise.ts').then(({ play }) => play(sound)).catch(() => undefined);
  }, [events, seat]);
}

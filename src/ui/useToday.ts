/** The day that the clock of the device shows, also after midnight; `undefined` in the prerendered page. */

import { useSyncExternalStore } from 'react';
import { type Day, dayOf } from '#game/grudge/days.ts';

/** A page that is left open over midnight is looked at again before it is used. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export const useToday = (): Day | undefined =>
  useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => undefined,
  );

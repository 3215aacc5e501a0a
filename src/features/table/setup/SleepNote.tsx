/** Says before the game that the screen will go dark, where the browser cannot prevent it. */

import { useSyncExternalStore } from 'react';
import text from '#ui/styles/text.module.css';
import { sayWakefulness } from '../wakefulness.ts';

/** What a browser can do does not change. */
const subscribe = () => () => undefined;

export function SleepNote() {
  const sleeps = useSyncExternalStore(
    subscribe,
    () => !('wakeLock' in navigator),
    () => false,
  );
  return sleeps ? <p className={text.note}>{sayWakefulness.impossible}</p> : null;
}

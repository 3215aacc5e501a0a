/** The flashes showing, their timers, and the dismissals that outlive the visit (product row 7). */

import { addFlash, type Flash, flashTimeout, removeFlash } from '#domain/notices/flash.ts';
import { createStore } from './createStore.ts';

export const flashes = createStore<readonly Flash[]>([]);

/** The database is not needed for the first paint, and opened for the first sticky flash. */
const dismissals = () => import('#storage/flashDismissals.ts');

const timers = new Map<string, ReturnType<typeof setTimeout>>();

function drop(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  flashes.set((showing) => removeFlash(showing, id));
}

/** Starts the five seconds of a flash that leaves by itself; anew after every pause. */
export function startTimer({ id, sticky }: Flash): void {
  if (sticky || timers.has(id)) return;
  timers.set(id, setTimeout(drop, flashTimeout, id));
}

/** Holds a flash while somebody reads or reaches for it. */
export function pauseTimer({ id }: Flash): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Shows a flash, unless one with its id is showing or it was dismissed for good. */
export async function showFlash(flash: Flash): Promise<void> {
  if (flash.sticky && (await (await dismissals()).readDismissals()).has(flash.id)) return;
  flashes.set((showing) => addFlash(showing, flash));
  startTimer(flash);
}

/** A dismissed sticky notice with a stable id does not come back on the next visit either. */
export function dismissFlash(flash: Flash): void {
  drop(flash.id);
  if (flash.sticky) void dismissals().then(({ writeDismissal }) => writeDismissal(flash.id));
}

/** The flashes showing, their timers, and the dismissals that outlive the visit (product row 7). */

import { addFlash, type Flash, flashTimeout, removeFlash } from '#domain/notices/flash.ts';
import { createStore } from './createStore.ts';

export const flashes = createStore<readonly Flash[]>([]);

/** The database is not needed for the first paint, and opened for the first sticky flash. */
const dismissals = () => import('#storage/flashDismissals.ts');

const readDismissals = async () => (await dismissals()).readDismissals();
const rememberDismissal = async (id: string) => (await dismissals()).writeDismissal(id);

/** Dismissed before what they tell of has passed. */
const muted = new Set<string>();

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

/** Shows a flash, unless one with its id is showing or it was dismissed. */
export async function showFlash(flash: Flash): Promise<void> {
  // Without a wait for what passes: it may have passed by the time the device has answered.
  const dismissed = flash.passing ? muted : flash.sticky ? await readDismissals() : undefined;
  if (dismissed?.has(flash.id)) return;
  flashes.set((showing) => addFlash(showing, flash));
  startTimer(flash);
}

/** A dismissed sticky notice does not come back on the next visit either, unless it tells of something that passes. */
export function dismissFlash(flash: Flash): void {
  drop(flash.id);
  if (flash.passing) muted.add(flash.id);
  else if (flash.sticky) void rememberDismissal(flash.id);
}

/** Takes away a flash that does not apply just now; if it was dismissed, it stays so. */
export function withdrawFlash({ id }: Flash): void {
  drop(id);
}

/** What a flash told of has passed: it goes, and the next time it comes back even if it was dismissed. */
export function settleFlash({ id }: Flash): void {
  muted.delete(id);
  drop(id);
}

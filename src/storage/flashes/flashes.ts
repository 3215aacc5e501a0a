/** The flashes there are, their timers, and the dismissals that outlive the visit. */

import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';
import { addFlash, type Flash, flashTimeout, removeFlash, shownFlashes } from '#site/notices/flash.ts';

/** In the order they came; the first of them are shown. */
export const flashes = createStore<readonly Flash[]>([]);

/** The database is not needed for the first paint, and opened for the first sticky flash. */
const { load: dismissals } = createLoader(() => import('./flashDismissals.ts'));

async function readDismissals(): Promise<ReadonlySet<string>> {
  const { followDismissals, readDismissals } = await dismissals();
  followDismissals(drop);
  return readDismissals();
}
const rememberDismissal = async (id: string) => (await dismissals()).writeDismissal(id);

/** Dismissed before what they tell of has passed. */
const muted = new Set<string>();

type Timer = { readonly handle: ReturnType<typeof setTimeout>; readonly endsAt: number };
const timers = new Map<string, Timer>();
/** Milliseconds left of flashes whose timer is paused. */
const remaining = new Map<string, number>();

/** Why a flash does not leave just now; more than one may hold it. */
type Hold = 'pointer' | 'focus';
const holds = new Map<string, Set<Hold>>();

function change(next: (there: readonly Flash[]) => readonly Flash[]): void {
  flashes.set(next);
  for (const flash of shownFlashes(flashes.get())) startTimer(flash);
}

function pauseTimer(id: string): void {
  const timer = timers.get(id);
  if (!timer) return;
  clearTimeout(timer.handle);
  timers.delete(id);
  remaining.set(id, timer.endsAt - performance.now());
}

/** Runs while the flash is shown and not held; after a hold it goes on with what was left. */
function startTimer({ id, sticky }: Flash): void {
  if (sticky || timers.has(id) || holds.has(id)) return;
  const left = remaining.get(id) ?? flashTimeout;
  timers.set(id, { handle: setTimeout(drop, left, id), endsAt: performance.now() + left });
}

function drop(id: string): void {
  pauseTimer(id);
  remaining.delete(id);
  holds.delete(id);
  change((there) => removeFlash(there, id));
}

/** Milliseconds after which a pointer that merely rests on a flash no longer keeps it. */
const longestPointerHold = 10_000;
let pointerTimeout: ReturnType<typeof setTimeout> | undefined;

/** Keeps a flash while it is focused, or for some seconds while a pointer is on it. */
export function holdFlash(flash: Flash, hold: Hold): void {
  pauseTimer(flash.id);
  holds.set(flash.id, new Set(holds.get(flash.id)).add(hold));
  if (hold !== 'pointer') return;
  // The pointer rests on one flash at a time, and begins anew each time it comes.
  clearTimeout(pointerTimeout);
  pointerTimeout = setTimeout(releaseFlash, longestPointerHold, flash, hold);
}

export function releaseFlash(flash: Flash, hold: Hold): void {
  const held = holds.get(flash.id);
  held?.delete(hold);
  if (held && held.size > 0) return;
  holds.delete(flash.id);
  if (flashes.get().includes(flash)) startTimer(flash);
}

/** Shows a flash, unless one with its id is there or it was dismissed. */
export async function showFlash(flash: Flash): Promise<void> {
  // Without a wait for what passes: it may have passed by the time the device has answered.
  const dismissed = flash.passing ? muted : flash.sticky ? await readDismissals() : undefined;
  if (!dismissed?.has(flash.id)) change((there) => addFlash(there, flash));
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

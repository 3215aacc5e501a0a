/** The current flashes, their timers, and the dismissals that outlast the visit. */

import { createStore } from '#site/createStore.ts';
import { createLoader } from '#site/loader.ts';
import { addFlash, type Flash, flashTimeout, removeFlash, shownFlashes } from '#site/notices/flash.ts';
import { notices } from '#site/notices/notices.ts';

/** Oldest first; the first few are shown. */
export const flashes = createStore<readonly Flash[]>([]);

/** The database is not needed for the first paint; the first sticky flash opens it. */
const { load: dismissals } = createLoader(() => import('./flashDismissals.ts'));

async function readDismissals(): Promise<ReadonlySet<string>> {
  const { followDismissals, readDismissals } = await dismissals();
  followDismissals(drop);
  return readDismissals();
}
const rememberDismissal = async (id: string) => (await dismissals()).writeDismissal(id);

/** Ids of flashes about a temporary state that were dismissed while that state lasts. */
const muted = new Set<string>();

type Timer = { readonly handle: ReturnType<typeof setTimeout>; readonly endsAt: number };
const timers = new Map<string, Timer>();
/** Remaining milliseconds of flashes whose timer is paused. */
const remaining = new Map<string, number>();

/** Reasons to keep a flash on screen; several may apply at once. */
type Hold = 'pointer' | 'focus' | 'hidden';
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

/** The timer runs while the flash is shown and not held. After a hold it resumes with the remaining time. */
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

/** Keeps a flash on screen until it is released. */
export function holdFlash({ id }: Flash, hold: Hold): void {
  pauseTimer(id);
  holds.set(id, new Set(holds.get(id)).add(hold));
}

export function releaseFlash(flash: Flash, hold: Hold): void {
  const held = holds.get(flash.id);
  held?.delete(hold);
  if (held && held.size > 0) return;
  holds.delete(flash.id);
  if (flashes.get().includes(flash)) startTimer(flash);
}

/** Shows a flash, unless one with its id is present or was dismissed. */
export async function showFlash(flash: Flash): Promise<void> {
  // A flash about a temporary state does not wait for storage: the state may have ended by the time it answers.
  const dismissed = flash.passing ? muted : flash.sticky ? await readDismissals() : undefined;
  if (!dismissed?.has(flash.id)) change((there) => addFlash(there, flash));
}

/** For a part that the user has asked for. @param cause Of its failure. */
export const showPartMissing = (cause?: unknown): void => {
  const flash = notices.partMissing(cause);
  // Asked for again, it is missing again.
  muted.delete(flash.id);
  void showFlash(flash);
};

/** A dismissed sticky flash stays away on later visits too, unless it is about a temporary state. */
export function dismissFlash(flash: Flash): void {
  drop(flash.id);
  if (flash.passing) muted.add(flash.id);
  else if (flash.sticky) void rememberDismissal(flash.id);
}

/** Removes a flash that does not apply at the moment. If it was dismissed, it stays dismissed. */
export function withdrawFlash({ id }: Flash): void {
  drop(id);
}

/** Removes a flash whose temporary state has ended. Next time it is shown again, even if it was dismissed. */
export function resetFlash({ id }: Flash): void {
  muted.delete(id);
  drop(id);
}

/**
 * Adds one history entry for each open overlay, on top of the page's own and with the same address, so that Back
 * closes the overlay. An overlay that closes in another way goes back over its entry. Going forward to the entry
 * of a closed overlay, or reloading at one, goes back at once.
 */

import { closeOverlaysAbove, overlays } from '#site/overlays.ts';

/** How many overlays are open at a history entry. */
const levelOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;

export function startOverlayEntries() {
  /** A traversal that was started here, until its `popstate`. */
  let traversal: { readonly done: Promise<void>; readonly end: () => void } | undefined;
  /** Whether a navigation is about to add its entry after the page's own. */
  let isLeaving = false;

  function traverse(steps: number): Promise<void> {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    traversal = { done, end };
    history.go(steps);
    return done;
  }

  function sync(): void {
    if (traversal || isLeaving) return;
    const open = overlays.get().length;
    const level = levelOf(history.state);
    if (level > open) void traverse(open - level);
    for (let next = level + 1; next <= open; next++) history.pushState({ ...history.state, overlays: next }, '');
  }

  // Deferred, so that an overlay that replaces another in the same task takes over its entry.
  const syncSoon = () => queueMicrotask(sync);
  const stop = overlays.subscribe(syncSoon);
  syncSoon();

  return {
    stop,
    /** Goes back to the page's own entry. Must be followed by `arrive`. */
    async leave(): Promise<void> {
      isLeaving = true;
      await traversal?.done;
      const level = levelOf(history.state);
      if (level > 0) await traverse(-level);
    },
    /** To be called after a navigation. Closes all overlays on another page. */
    arrive(isOtherPage: boolean): void {
      isLeaving = false;
      if (isOtherPage) closeOverlaysAbove(0);
      syncSoon();
    },
    /** To be called after a `popstate`. Returns whether the user caused it. */
    traversed(state: unknown, isOtherPage: boolean): boolean {
      const isByUser = traversal === undefined;
      traversal?.end();
      traversal = undefined;
      if (isOtherPage) closeOverlaysAbove(0);
      else if (isByUser) closeOverlaysAbove(levelOf(state));
      syncSoon();
      return isByUser;
    },
  };
}

/**
 * One history entry for each open overlay, on top of the page's own and with the same address, so that Back closes
 * it. An overlay that closes otherwise takes its entry along. Forward to the entry of a closed overlay, or a reload
 * at one, leads back at once.
 */

import { closeOverlaysAbove, overlays } from '#site/overlays.ts';

/** How many overlays are open at a history entry. */
const levelOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;

export function startOverlayEntries() {
  /** Until the `popstate` of a traversal that was started here. */
  let traversal: { readonly done: Promise<void>; readonly end: () => void } | undefined;
  /** A navigation is about to add its entry to that of the page. */
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

  // An overlay that gives way to another in the same moment leaves its entry to it.
  const syncSoon = () => queueMicrotask(sync);
  const stop = overlays.subscribe(syncSoon);
  syncSoon();

  return {
    stop,
    /** Back to the page's own entry. To be followed by `arrive`. */
    async leave(): Promise<void> {
      isLeaving = true;
      await traversal?.done;
      const level = levelOf(history.state);
      if (level > 0) await traverse(-level);
    },
    /** After a navigation. On another page nothing stays open. */
    arrive(isOtherPage: boolean): void {
      isLeaving = false;
      if (isOtherPage) closeOverlaysAbove(0);
      syncSoon();
    },
    /** After a `popstate`. Returns whether the user caused it. */
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

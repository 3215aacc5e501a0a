/** When a page may start downloads that the user has not asked for. */

import { isInstalledApp } from '#site/installedApp.ts';

const gestures = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Milliseconds in view after which a user counts as interested without a gesture. */
const inViewMs = 10_000;

/** Whether the browser's data saver is on. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether there was a gesture before the first call. */
const hasGestured = (): boolean => navigator.userActivation?.hasBeenActive === true || scrollY > 0;

/**
 * Resolves at the first gesture, or after 10 s in view without one; at once if there was a gesture before, or if the
 * app is installed.
 */
export function whenInterested(): Promise<void> {
  if (isInstalledApp() || hasGestured()) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = inViewMs;
    let shownAt: number | undefined;

    const finish = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const count = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        shownAt = performance.now();
        timer = setTimeout(finish, left);
      } else if (shownAt !== undefined) {
        left -= performance.now() - shownAt;
        shownAt = undefined;
      }
    };

    for (const type of gestures) addEventListener(type, finish, { passive: true, capture: true, signal });
    document.addEventListener('visibilitychange', count, { signal });
    count();
  });
}

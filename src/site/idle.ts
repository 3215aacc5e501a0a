/** When a page may fetch what nobody has asked for yet. */

const gestures = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Time in view after which a reader counts as interested without a gesture. */
const inViewMs = 10_000;

/** Whether the reader has asked sites to send as little as they can. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Gestures made before anybody listened for them. */
const hasGestured = (): boolean => navigator.userActivation?.hasBeenActive === true || scrollY > 0;

/**
 * Resolves at the reader's first gesture, or when the page has been in view for 10 s without one; at once where there
 * was a gesture before, or where the site is installed.
 */
export function whenInterested(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches || hasGestured()) return Promise.resolve();
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

/** Resolves when the browser is idle; in Safari, which cannot tell, after a short pause. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}

/** When the page may fetch what nobody has asked for yet. */

const interest = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether the reader has asked sites to send as little as they can. */
export function readerCountsBytes(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Resolves at the reader's first tap, key or scroll, or at once when the site is installed. */
export function readerIsInterested(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    for (const type of interest) {
      addEventListener(
        type,
        () => {
          listening.abort();
          resolve();
        },
        { passive: true, capture: true, signal: listening.signal },
      );
    }
  });
}

/** Resolves when the browser has nothing to do; Safari cannot tell, and gets a short pause. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}

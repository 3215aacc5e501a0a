/**
 * Looks for a newer version when the reader comes back or the network does,
 * at most hourly. The start of a page is a check of its own, and not made here.
 */

const hour = 60 * 60 * 1000;

/** @param look Looks once; what it finds is its own business, and so is finding no network. */
export function keepLooking(look: () => Promise<unknown>): void {
  let lastCheck = Date.now();

  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < hour) return;
    lastCheck = Date.now();
    // Without a network there is nothing to find, and another hour will come.
    look().catch(() => undefined);
  };

  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  setInterval(check, hour);
}

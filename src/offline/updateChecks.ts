/**
 * Looks for a newer version when the reader comes back or the network does,
 * at most hourly. The start of a page is the browser's own check.
 */

const hour = 60 * 60 * 1000;

export function checkForUpdates(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  let lastCheck = Date.now();

  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < hour) return;
    lastCheck = Date.now();
    // Without a network there is nothing to find, and another hour will come.
    registration.update().catch(() => undefined);
  };

  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
  setInterval(check, hour);
}

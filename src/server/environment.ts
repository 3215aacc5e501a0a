/** What this folder needs of the browser; tests pass their own. Clock and timers are global. */

export type Environment = ReturnType<typeof browserEnvironment>;
export type PageVisibility = typeof pageVisibility;
export type PageChange = 'online' | 'offline' | DocumentVisibilityState;

const pageVisibility = {
  /** `false` is reliable; `true` only means that no fault is known. */
  online: () => navigator.onLine,
  visible: () => document.visibilityState === 'visible',
  /** Calls back after every change; returns the function that stops it. */
  watch(listener: (change: PageChange) => void) {
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener('online', () => listener('online'), { signal });
    addEventListener('offline', () => listener('offline'), { signal });
    document.addEventListener('visibilitychange', () => listener(document.visibilityState), { signal });
    return () => watching.abort();
  },
};

export const browserEnvironment = () => ({
  fetch: fetch.bind(globalThis),
  WebSocket,
  pageVisibility,
  /** A number from 0 up to 1. */
  random: Math.random,
  /** Absolute address of the page. */
  page: () => location.href,
  /** Loads another page. */
  leaveFor: (address: string) => location.assign(address),
});

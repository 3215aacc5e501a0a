/** Browser APIs that this folder uses. Tests pass their own; clock and timers are global. */

export type Environment = ReturnType<typeof browserEnvironment>;
export type PageVisibility = typeof pageVisibility;
export type PageChange = 'online' | 'offline' | DocumentVisibilityState;

const pageVisibility = {
  /** `false` is reliable; `true` only means that no fault is known. */
  online: () => navigator.onLine,
  visible: () => document.visibilityState === 'visible',
  /** Calls the listener after every change. Returns a function that unsubscribes. */
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
  /** A number from 0 (inclusive) to 1 (exclusive). */
  random: Math.random,
  /** Absolute URL of the page. */
  page: () => location.href,
  /** Loads another page. */
  leaveFor: (address: string) => location.assign(address),
});

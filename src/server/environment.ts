/** What this folder needs of the browser; tests pass their own. Clock and timers are global. */

export type PageChange = 'online' | 'offline' | 'visible' | 'hidden';

export type PageVisibility = {
  /** `false` is reliable; `true` only means that no fault is known. */
  readonly online: () => boolean;
  readonly visible: () => boolean;
  /** Calls back after every change; returns the function that stops it. */
  readonly watch: (listener: (change: PageChange) => void) => () => void;
};

export type Environment = {
  readonly fetch: typeof fetch;
  readonly WebSocket: new (address: string) => WebSocket;
  readonly pageVisibility: PageVisibility;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Absolute address of the page. */
  readonly page: () => string;
  /** Loads another page. */
  readonly leaveFor: (address: string) => void;
};

const pageVisibility: PageVisibility = {
  online: () => navigator.onLine,
  visible: () => document.visibilityState === 'visible',
  watch(listener) {
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener('online', () => listener('online'), { signal });
    addEventListener('offline', () => listener('offline'), { signal });
    document.addEventListener('visibilitychange', () => listener(document.visibilityState), { signal });
    return () => watching.abort();
  },
};

export const browserEnvironment = (): Environment => ({
  fetch: (...request) => fetch(...request),
  WebSocket,
  pageVisibility,
  random: Math.random,
  page: () => location.href,
  leaveFor: (address) => location.assign(address),
});

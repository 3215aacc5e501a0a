/** Whether there is a network and somebody looking, as far as the browser knows without asking anyone. */

export type PresenceChange = 'online' | 'offline' | 'visible' | 'hidden';

export type Presence = {
  /** `false` can be believed; `true` means only that nothing is known to be wrong. */
  readonly online: () => boolean;
  readonly visible: () => boolean;
  /** Calls back after every change; returns the way to stop. */
  readonly watch: (listener: (change: PresenceChange) => void) => () => void;
};

export function browserPresence(): Presence {
  const visible = () => document.visibilityState === 'visible';
  return {
    online: () => navigator.onLine,
    visible,
    watch(listener) {
      const watching = new AbortController();
      const { signal } = watching;
      addEventListener('online', () => listener('online'), { signal });
      addEventListener('offline', () => listener('offline'), { signal });
      document.addEventListener('visibilitychange', () => listener(visible() ? 'visible' : 'hidden'), { signal });
      return () => watching.abort();
    },
  };
}

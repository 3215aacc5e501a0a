/** Values from outside React, kept up to date: stores, hydration, network, installation. */

import { useSyncExternalStore } from 'react';
import { isInstalledApp } from '#site/installedApp.ts';

type ReadableStore<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

/** @param atFirst The value in the prerendered page, if the store may have a different one before hydration. */
export function useStore<Value>(store: ReadableStore<Value>, atFirst: () => Value = store.get): Value {
  return useSyncExternalStore(store.subscribe, store.get, atFirst);
}

const never = () => () => undefined;

/** False in the prerendered page and while it is hydrated, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** `navigator.onLine`; true in the prerendered page. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

/** Whether the app runs installed, which does not change while it runs; false in the prerendered page. */
export const useInstalledApp = (): boolean => useSyncExternalStore(never, isInstalledApp, () => false);

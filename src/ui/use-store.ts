/** Binds a store to React in one line; the store itself knows no React. */

import { useSyncExternalStore } from 'react';

type ReadableStore<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * The value of a store, kept up to date. `atFirst` is what the server rendered,
 * where the store of the page may know more by the time it hydrates.
 */
export function useStore<Value>(store: ReadableStore<Value>, atFirst: () => Value = store.get): Value {
  return useSyncExternalStore(store.subscribe, store.get, atFirst);
}

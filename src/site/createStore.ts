/** A value with subscribers, independent of React; components read it with `useStore` of `ui/subscriptions.ts`. */

export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value | ((current: Value) => Value)) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const changed = next instanceof Function ? next(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

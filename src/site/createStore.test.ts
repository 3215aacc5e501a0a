import { describe, expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

describe('a store', () => {
  test('returns the last value', () => {
    const store = createStore(1);
    store.set(2);
    store.set((value) => value * 10);
    expect(store.get()).toBe(20);
  });

  test('notifies its subscribers of changes only', () => {
    const store = createStore('idle');
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.set('idle');
    expect(heard).not.toHaveBeenCalled();
    store.set('busy');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    store.set('idle');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

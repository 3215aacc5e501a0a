/** Settings of this device, in local storage because the first paint of a screen needs them. */

import type { ZodMiniType } from 'zod/mini';
import { createStore } from '#site/createStore.ts';

/** Uses the defaults if storage is forbidden or the value invalid. Without storage, changes last for the visit. */
export function createLocalSettings<Settings extends object>(
  key: string,
  schema: ZodMiniType<Settings>,
  defaults: Settings,
) {
  const changed = createStore<Settings | undefined>(undefined);
  /** Read on the first `get`. */
  let stored: Settings | undefined;

  function read(): Settings {
    try {
      return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? defaults;
    } catch {
      return defaults;
    }
  }

  const get = (): Settings => {
    stored ??= read();
    return changed.get() ?? stored;
  };

  return {
    get,
    subscribe: changed.subscribe,
    change(change: Partial<Settings>): void {
      const next = { ...get(), ...change };
      changed.set(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The settings then last until the page is closed.
      }
    },
  };
}

/** Settings of this device, in local storage because the first paint of a screen needs them. */

import type { ZodMiniType } from 'zod/mini';
import { parseJson } from '#game/parseJson.ts';
import { createStore } from '#site/createStore.ts';
import { readText, writeText } from './localTexts.ts';

/** Uses the defaults if storage is forbidden or the value invalid. Without storage, changes last for the visit. */
export function createLocalSettings<Settings extends object>(
  key: string,
  schema: ZodMiniType<Settings>,
  defaults: Settings,
) {
  const changed = createStore<Settings | undefined>(undefined);
  /** Read on the first `get`. */
  let stored: Settings | undefined;

  const get = (): Settings => {
    stored ??= schema.safeParse(parseJson(readText(key) ?? 'null')).data ?? defaults;
    return changed.get() ?? stored;
  };

  return {
    get,
    subscribe: changed.subscribe,
    change(change: Partial<Settings>): void {
      const next = { ...get(), ...change };
      changed.set(next);
      writeText(key, JSON.stringify(next));
    },
  };
}

/** How the table is set up on this device. In local storage, because the first paint of the table needs it. */

import { z } from 'zod/mini';
import { createStore } from '#site/createStore.ts';

const key = 'table';

const schema = z.lazy(() =>
  z.object({
    /** The far seats are turned round, for a device that lies flat between the clones. */
    turned: z.boolean(),
    /** Taps are felt, where the device can. */
    haptics: z.boolean(),
  }),
);

export type TableSettings = Readonly<z.infer<typeof schema>>;

const defaults: TableSettings = { turned: true, haptics: true };

/** Forbidden storage, and whatever else may stand there, give the defaults. */
export function readTableSettings(): TableSettings {
  try {
    const { data } = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data ?? defaults;
  } catch {
    return defaults;
  }
}

export function writeTableSettings(settings: TableSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The settings then hold until the page is closed.
  }
}

const changed = createStore<TableSettings | undefined>(undefined);
/** Read when it is first asked for. */
let stored: TableSettings | undefined;

export const tableSettings = {
  get(): TableSettings {
    stored ??= readTableSettings();
    return changed.get() ?? stored;
  },
  subscribe: changed.subscribe,
};

export function changeTableSettings(change: Partial<TableSettings>): void {
  const next = { ...tableSettings.get(), ...change };
  changed.set(next);
  writeTableSettings(next);
}

/** How the table is set up on this device. In local storage, because it is needed when the table is first painted. */

import { z } from 'zod/mini';

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

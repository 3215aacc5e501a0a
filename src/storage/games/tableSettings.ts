/** The settings of the table on this device. */

import { z } from 'zod/mini';
import { createLocalSettings } from '../localSettings.ts';

const schema = z.object({
  /** Rotates the far seats, for a device that lies flat between the players. */
  turned: z.boolean(),
  /** Vibrates on tap, if the device supports it. */
  haptics: z.boolean(),
});

export type TableSettings = Readonly<z.infer<typeof schema>>;

export const tableSettings = createLocalSettings<TableSettings>('table', schema, { turned: true, haptics: true });

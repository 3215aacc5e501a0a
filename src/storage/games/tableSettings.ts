/** How the table is set up on this device. */

import { z } from 'zod/mini';
import { createLocalSettings } from '../localSettings.ts';

const schema = z.lazy(() =>
  z.object({
    /** The far seats are turned round, for a device that lies flat between the clones. */
    turned: z.boolean(),
    /** Taps are felt, where the device can. */
    haptics: z.boolean(),
  }),
);

export type TableSettings = Readonly<z.infer<typeof schema>>;

export const tableSettings = createLocalSettings<TableSettings>('table', schema, { turned: true, haptics: true });

/** How games against the app are played on this device. */

import { z } from 'zod/mini';
import { createLocalSettings } from '#storage/localSettings.ts';

const schema = z.lazy(() =>
  z.object({
    /** How long each decision of the app is shown before the next one. */
    pace: z.enum(['slow', 'normal', 'instant']),
    /** Asks in every window for reactions; otherwise what is no decision is passed by itself. */
    askAlways: z.boolean(),
    /** Losses are felt, where the device can. Not in what earlier editions stored. */
    haptics: z.catch(z.boolean(), true),
    /** Letters and digits are keys of the game. */
    keys: z.catch(z.boolean(), true),
  }),
);

export type PlaySettings = Readonly<z.infer<typeof schema>>;

export const playSettings = createLocalSettings<PlaySettings>('play', schema, {
  pace: 'normal',
  askAlways: false,
  haptics: true,
  keys: true,
});

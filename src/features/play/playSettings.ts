/** Settings of this device for games against the app. */

import { z } from 'zod/mini';
import { createLocalSettings } from '#storage/localSettings.ts';

const schema = z.object({
  /** How long each decision of the app is shown before the next one. */
  pace: z.enum(['slow', 'normal', 'instant']),
  /** Asks in every reaction window; otherwise the app passes for the person when there is nothing to decide. */
  askAlways: z.boolean(),
  /** Vibrates on losses, if the device can. Missing from settings that earlier editions stored. */
  haptics: z.catch(z.boolean(), true),
  /** Silent until the player turns them on; `not-asked` until they have been offered. */
  sounds: z.catch(z.enum(['on', 'off', 'not-asked']), 'not-asked'),
  /** Letters and digits are keyboard shortcuts of the game. */
  keys: z.catch(z.boolean(), true),
  /** How well the app plays in the next game, as chosen last. */
  level: z.catch(z.enum(['easy', 'normal', 'hard']), 'normal'),
});

export type PlaySettings = Readonly<z.infer<typeof schema>>;

export const playSettings = createLocalSettings<PlaySettings>('play', schema, {
  pace: 'normal',
  askAlways: false,
  haptics: true,
  sounds: 'not-asked',
  keys: true,
  level: 'normal',
});

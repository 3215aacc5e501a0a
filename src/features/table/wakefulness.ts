/** Whether the screen stays awake, in plain words, and what to do if it does not. */

/** Refused: the browser could, but will not, for instance to save the battery. */
export type Wakefulness = 'asking' | 'awake' | 'refused' | 'impossible';

export const sayWakefulness: Readonly<Record<Wakefulness, string>> = {
  asking: 'The screen is being asked to stay awake.',
  awake: 'The screen stays awake while the table is in sight.',
  refused: 'The browser would not keep the screen awake, perhaps to save the battery. Tap it now and then.',
  impossible:
    'This browser cannot keep the screen awake. Lengthen the screen’s time-out in the settings of your device.',
};

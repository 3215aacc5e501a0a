/** Outlines that distinguish the personas from their copies and are not icons, each in its own box. */

/** A flame instead of hair, and its heart, in the same box. */
export const flame = {
  path: 'M2.6 10.2C0.4 8 0.6 5.2 2.8 3.4C3 4.6 3.6 5.2 4.4 5.3C4 3 5.4 1 7.6 0.2C7.4 2.2 8.4 3.2 9.7 4.5C11.5 6.4 11.1 8.7 9.3 10.4C7.2 11.9 4.5 11.8 2.6 10.2Z',
  width: 12,
  height: 12,
} as const;
export const flameHeart = {
  path: 'M4.7 10C3.7 8.6 4.7 7.4 5.9 6.2C6.3 7.2 7.8 7.9 7.6 9.3C7.3 10.7 5.7 11 4.7 10Z',
  width: 12,
  height: 12,
} as const;

export const moustache = {
  path: 'M6 1.2C5 0 3.6 0 2.6 1C1.8 1.8 0.8 2 0 1.4C0.2 3.2 1.8 4 3.2 3.8C4.4 3.6 5.4 3 6 2.4C6.6 3 7.6 3.6 8.8 3.8C10.2 4 11.8 3.2 12 1.4C11.2 2 10.2 1.8 9.4 1C8.4 0 7 0 6 1.2Z',
  width: 12,
  height: 4,
} as const;

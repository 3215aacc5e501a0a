/** What a card's type does with a figure and its copy. */

import { copied, inked, mirrored, scaled, turned } from './figures.ts';
import { type Figure, freeCentre } from './illustration.ts';

/** An attack: the copy comes from the other side, and they meet. */
export const collision = (figures: readonly Figure[], x: number = freeCentre[0]): Figure[] => [
  ...figures,
  ...copied(mirrored(figures, x)),
];

/** A reaction: the copy stands on its head, as on a court card. */
export const courtCard = (figures: readonly Figure[], centre: readonly [number, number] = freeCentre): Figure[] => [
  ...figures,
  ...copied(turned(figures, 180, centre)),
];

/** A state: two larger echoes stand behind it and will not go away. */
export const echoes = (figures: readonly Figure[], centre: readonly [number, number] = freeCentre): Figure[] => [
  ...inked('fainter', scaled(figures, 1.3, centre)),
  ...inked('faint', scaled(figures, 1.15, centre)),
  ...figures,
];

/** The arrangement of a figure and its copy, by the type of the card. */

import { copied, inked, mirrored, scaled, turned } from './figures.ts';
import { type Figure, freeCentre } from './illustration.ts';

/** Attack: the copy comes from the other side and collides with the figure. */
export const collision = (figures: readonly Figure[], x: number = freeCentre[0]): Figure[] => [
  ...figures,
  ...copied(mirrored(figures, x)),
];

/** Reaction: the copy is upside down, as on a court card. */
export const courtCard = (figures: readonly Figure[], centre: readonly [number, number] = freeCentre): Figure[] => [
  ...figures,
  ...copied(turned(figures, 180, centre)),
];

/** State: two larger, fainter echoes behind the figure. */
export const echoes = (figures: readonly Figure[], centre: readonly [number, number] = freeCentre): Figure[] => [
  ...inked('fainter', scaled(figures, 1.3, centre)),
  ...inked('faint', scaled(figures, 1.15, centre)),
  ...figures,
];

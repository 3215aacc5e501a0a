/** The illustration of a card without a scene of its own: its main icon, in the style of its type. */

import type { Card } from '#game/cards/card.ts';
import { flat, main, second, twice } from './figures.ts';
import { type Figure, freeCentre, type Illustration } from './illustration.ts';
import { collision, courtCard, echoes } from './treatments.ts';

const [x, y] = freeCentre;

const treatments: Readonly<Record<Card['type'], (icon: string) => Figure[]>> = {
  attack: (icon) => collision([main(icon, x - 5.5, y, 26, { turn: 6 })]),
  reaction: (icon) => courtCard([second(icon, x + 4, y + 1.5, 24)]),
  state: (icon) => echoes([twice(icon, x, y, 25)]),
};

export function standardIllustration({ type, art }: Pick<Card, 'type' | 'art'>): Illustration {
  const [mainIcon, prop] = art.icons;
  return {
    figures: [
      ...(mainIcon === undefined ? [] : treatments[type](mainIcon)),
      ...(prop === undefined ? [] : [flat('ink', prop, 50.5, 27.5, 9.5)]),
    ],
  };
}

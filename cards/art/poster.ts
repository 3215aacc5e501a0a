/** The illustration of a card without a scene of its own: a poster of its type and its set, with its icons. */

import type { Card } from '#game/cards/card.ts';
import type { CardSet } from '#game/cards/cardSet.ts';
import { flat, main, twice } from './figures.ts';
import { artWindow, type Figure, freeCentre, type Illustration, type Outline } from './illustration.ts';
import { lettering } from './lettering.ts';
import * as draw from './outlines.ts';
import * as people from './people.ts';
import { collision, courtCard, echoes } from './treatments.ts';

const [x, y] = freeCentre;
const sitters = [people.nine, people.wick, people.twice, people.stillwell] as const;

/** The icon in the middle of the picture, on paper. */
const medal = (icon: string, ground: Outline, size: number): Figure[] => [
  flat('ink', ground, x, y - 2, size + 9.6),
  flat('paper', ground, x, y - 2, size + 8),
  flat('ink', icon, x, y - 2, size),
];

/** Attack: two of one person clash over the icon. Reaction: they hold it from both ends. State: one has it in mind. */
const compositions: Readonly<Record<Card['type'], (person: Outline, icon: string) => Figure[]>> = {
  attack: (person, icon) => [
    ...collision([main(person, x - 17, y - 1, 33)]),
    ...medal(icon, draw.burst(20, 14, 0.78), 9),
  ],
  reaction: (person, icon) => [...courtCard([main(person, x - 15, y + 1, 30)]), ...medal(icon, draw.disc(18), 9.4)],
  state: (person, icon) => [
    ...echoes([twice(person, x, y + 3, 32)], [x, y + 4]),
    flat('paper', draw.disc(15), x - 2.4, y - 3.4),
    flat('ink', icon, x - 2.4, y - 3.4, 11),
  ],
};

/** The icon of the set, all over the ground. */
const wallpaper = (icon: string): Figure[] =>
  Array.from({ length: 18 }, (_, index) => {
    const row = Math.floor(index / 6);
    return flat('light', icon, (index % 6) * 10.4 + (row % 2) * 5.2 + 2, row * 12 + 5, 7);
  });

/** The name of the set, on a strip along the lower edge. */
function strip(name: string): Figure[] {
  const title = lettering(name.toUpperCase(), 2.6);
  return [
    flat('ink', draw.box(artWindow.width, 5), artWindow.width / 2, artWindow.height - 2.5),
    flat('paper', title, x, artWindow.height - 2.5),
  ];
}

export function poster({ type, art, number }: Card, { name, icon }: CardSet): Illustration {
  const [own = icon, prop] = art.icons;
  const person = sitters[number % sitters.length] ?? people.nine;
  return {
    figures: [
      ...wallpaper(icon),
      ...compositions[type](person, own),
      ...strip(name),
      ...(prop === undefined ? [] : [flat('paper', draw.disc(10), 12, 26), flat('ink', prop, 12, 26, 7)]),
    ],
  };
}

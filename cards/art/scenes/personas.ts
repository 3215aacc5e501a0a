/** The portraits of the personas, as printed on their cards. */

import { flame, flameHeart, moustache } from '#site/brand/likeness.ts';
import { flat, main, moved, second, turned } from '../figures.ts';
import { artWindow, type Figure, type Illustration, type Outline } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';

export type PersonaPortrait = {
  /** The set whose spot colour is the ground. */
  readonly set: number;
  readonly inks: 'physical' | 'mental';
  /** Printed behind the figures, in a shade of the spot colour. */
  readonly ground: readonly Figure[];
  readonly illustration: Illustration;
};

type Plate = typeof main;

const look = (plate: Plate, profile: Outline, x: number, flip = false): Figure[] => [
  plate(profile, x, 17.2, 23, { flip }),
  plate(draw.shoulders, x + (flip ? 1.4 : -1.4), 33.4, 11.6),
];

const lines = (pitch: number, thickness: number, upright: boolean) =>
  Array.from({ length: Math.ceil((upright ? artWindow.width : artWindow.height) / pitch) }, (_, index) => {
    const at = (index + 0.5) * pitch;
    return upright
      ? flat('light', draw.box(thickness, artWindow.height), at, artWindow.height / 2)
      : flat('light', draw.box(artWindow.width, thickness), artWindow.width / 2, at);
  });

/** Arbitrary widths that look like a bar code. */
const barWidths = [1, 2.4, 1, 4, 1.5, 1, 3, 2, 1, 4.6, 1.5, 2.6, 1, 3.4, 1.2, 2];
const barCode = barWidths.map((width, index) => {
  const before = barWidths.slice(0, index).reduce((sum, each) => sum + each + 1.75, 0);
  return flat('dark', draw.box(width, artWindow.height), 1 + before + width / 2, artWindow.height / 2);
});

const portraits: Readonly<Record<string, PersonaPortrait>> = {
  wick: {
    set: 2,
    inks: 'physical',
    ground: Array.from({ length: 9 }, (_, index) =>
      flat('light', draw.ring(6 + index * 9, 2.2), 31 + index * 0.5, 6 - index * 0.7),
    ),
    illustration: {
      figures: [
        ...look(second, people.wick, 26.6, true),
        ...look(main, people.wick, 34.2),
        flat('paper', flame, 33, 6),
        main(flameHeart, 33, 6),
        ...turned([flat('paper', draw.box(4, 0.9, 0.45), 39.9, 14.1)], -20, [39.9, 14.1]),
        flat('ink', draw.box(4, 0.9, 0.45), 20.6, 13.6),
        flat('paper', draw.box(9, 6, 0.4), 51.2, 28.4),
        flat('ink', lettering('MATCHES', 1.5), 51.2, 28.4),
      ],
    },
  },
  twice: {
    set: 6,
    inks: 'mental',
    ground: lines(3.2, 0.5, false),
    illustration: {
      figures: [
        ...look(second, people.twice, 24.2, true),
        ...look(main, people.twice, 37.4),
        flat('ink', moustache, 46.2, 22.2, 4),
        flat('paper', moustache, 45.8, 21.8, 4),
        flat('ink', moustache, 15.8, 22, 4, { turn: 180 }),
        flat('paper', 'bow-tie', 35.8, 30.4, 8.4),
        ...moved([flat('paper', draw.box(9, 7, 0.4), 0, 0), flat('ink', lettering('R.I.P.', 1.8), 0, 0)], 51, 6.4),
      ],
    },
  },
  stillwell: {
    set: 3,
    inks: 'mental',
    ground: [...lines(3, 0.35, true), ...lines(3, 0.35, false)],
    illustration: {
      figures: [
        ...moved(
          [
            ...look(main, people.stillwell, 27, true),
            ...look((...figure) => flat('ink', ...figure), people.stillwell, 33.6),
            ...[-2, -1, 0, 1, 2].flatMap((step) =>
              turned([flat('paper', draw.box(0.5, 2.6), 34, 4.6)], step * 22, [34, 14.6]),
            ),
            flat('paper', draw.wire('M25.2 10C27.6 5.6 40.4 5.6 42.8 10', 0.5)),
            flat('paper', draw.polygon([28.4, 28.6], [33, 35.2], [24.6, 35.2])),
            flat('paper', draw.polygon([34.8, 28.6], [40.4, 35.2], [34, 35.2])),
          ],
          -5.5,
          0,
        ),
        flat('ink', 'scalpel', 47, 17, 17),
      ],
    },
  },
  nine: {
    set: 0,
    inks: 'physical',
    ground: barCode,
    illustration: {
      // Red and blue in register, because this persona has no original to be out of register with.
      figures: [
        ...look(main, people.nine, 31),
        ...look(second, people.nine, 31),
        flat('paper', 'price-tag', 23.6, 20.4, 10, { turn: 20 }),
        flat('paper', draw.ring(12, 0.7), 49.4, 9.6),
        ...turned([flat('ink', lettering('9', 7.4, 'display'), 49.4, 9.6)], -9, [49.4, 9.6]),
      ],
    },
  },
};

/** The portrait of a persona that has none of its own: two figures in the middle of the window. */
const stranger: PersonaPortrait = {
  set: 1,
  inks: 'physical',
  ground: [],
  illustration: { figures: [...look(second, people.nine, 26.6, true), ...look(main, people.nine, 35)] },
};

export const portraitOf = (slug: string): PersonaPortrait => portraits[slug] ?? stranger;

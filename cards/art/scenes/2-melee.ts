/** Melee: crowds of one silhouette in alternating inks. */

import { body } from '../bodies.ts';
import { copied, flat, inked, main, moved, second, turned, twice } from '../figures.ts';
import type { Figure, Outline, Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { courtCard, echoes } from '../treatments.ts';

/** Repeats the figures to the right, every second time as the copy. */
const row = (figures: readonly Figure[], count: number, step: number): Figure[] =>
  Array.from({ length: count }, (_, index) => {
    const moved = figures.map((figure) => ({ ...figure, x: figure.x + index * step }));
    return index % 2 === 0 ? moved : copied(moved);
  }).flat();

/** Repeats the figures in a circle around a point, every second time as the copy. */
const round = (figures: readonly Figure[], count: number, centre: readonly [number, number]): Figure[] =>
  Array.from({ length: count }, (_, index) => {
    const around = turned(figures, (360 / count) * index, centre);
    return index % 2 === 0 ? around : copied(around);
  }).flat();

const fork: Outline = {
  path: 'M0 0H1.2V5H2.4V0H3.6V5H4.8V0H6V6.5C6 8.2 5 9 3.9 9.4V18H2.1V9.4C1 9 0 8.2 0 6.5Z',
  width: 6,
  height: 18,
};

export const melee: Scenes = {
  /** Flailing in a Crowd */
  1: {
    figures: [
      ...row([main(people.nine, 4, 33, 15)], 6, 10.4),
      flat('paper', draw.burst(10, 9, 0.5), 13.5, 12),
      flat('paper', draw.burst(10, 9, 0.5), 49, 9),
      main(draw.limb(4.2, [29, 21], [21, 24], [15.5, 14.5])),
      main(draw.limb(4.2, [29, 17], [22, 11.5], [24, 5])),
      main('fist', 14.4, 11.6, 9, { turn: -28 }),
      main('fist', 24.6, 3.6, 8, { turn: 14 }),
      second(draw.limb(4.2, [34, 21], [42, 24], [47, 13.5])),
      second(draw.limb(4.2, [34, 17], [40, 12], [38.6, 6])),
      second('fist', 48.2, 10.4, 9, { turn: 28, flip: true }),
      second('fist', 38.2, 4.4, 8, { turn: -14, flip: true }),
      twice(draw.shoulders, 31.5, 22, 12),
      twice(people.nine, 31.8, 12, 12),
    ],
    focus: [31.5, 16],
  },
  /** Revolving Door */
  2: {
    figures: [
      flat('light', draw.box(34, 27), 26, 18),
      ...body(main, {
        person: people.nine,
        head: [16.6, 12.4, 9, 14],
        trunk: [
          [13.6, 17.4],
          [12.4, 23],
        ],
        limbs: [
          [
            [12.4, 23],
            [16, 27],
            [14.6, 32],
            [16.4, 32],
          ],
          [
            [12, 23],
            [9.6, 27.4],
            [7, 31.6],
          ],
          [
            [13.6, 17],
            [18, 20],
            [23.4, 18],
          ],
        ],
        build: 2.6,
      }),
      ...body(second, {
        person: people.nine,
        head: [32.6, 12.4, 9, 14],
        trunk: [
          [29.6, 17.4],
          [28.4, 23],
        ],
        limbs: [
          [
            [28.4, 23],
            [32, 27],
            [30.6, 32],
            [32.4, 32],
          ],
          [
            [28, 23],
            [25.6, 27.4],
            [25, 31.6],
          ],
          [
            [29.6, 17],
            [34, 20],
            [39.4, 18],
          ],
        ],
        build: 2.6,
      }),
      ...[10, 25.4, 41.4].map((x) => flat('ink', draw.box(1.4, 30), x, 18)),
      flat('ink', draw.box(37, 4), 26, 4),
      flat('ink', draw.box(37, 2.4), 26, 33.4),
      flat('shadow', draw.box(14, 1.2), 51.6, 34.2),
      flat('paper', draw.wire('M46.4 24.6l-3.4 -2.6M44.6 19.6l-2 -3M52 31.4l-3 -.6', 0.8)),
      ...body(main, {
        person: people.nine,
        head: [53, 22, 9, 110],
        trunk: [
          [48.6, 18],
          [45.6, 13],
        ],
        limbs: [
          [
            [45.6, 13],
            [47, 8],
          ],
        ],
        build: 2.6,
      }),
    ],
  },
  /** Chandelier Moment */
  3: {
    figures: [
      ...row([main(people.twice, 13, 37, 16), second(draw.bowler, 13.4, 28, 7.6)], 4, 12.4),
      flat('ink', draw.wire('M38 0L36.4 2.2L38.2 3.8', 0.9)),
      flat('paper', draw.wire('M11 9l-3 -3M51 12l4 -3M50 19l4 0', 0.7)),
      ...moved(
        turned(
          [
            twice(draw.limb(1.8, [31, 4], [31, 20])),
            twice(draw.limb(1.5, [15, 11], [16, 15.4], [31, 18.6], [46, 15.4], [47, 11])),
            twice(draw.limb(1.5, [23, 8.6], [23.6, 12.6], [31, 14.6], [38.4, 12.6], [39, 8.6])),
            twice(draw.disc(4.4), 31, 20.6),
            ...[15, 47].flatMap((x) => [
              flat('paper', draw.box(2.6, 5, 0.3), x, 8),
              flat('ink', 'candlebright', x, 3.4, 5),
            ]),
            ...[23, 39].flatMap((x) => [
              flat('paper', draw.box(2.6, 5, 0.3), x, 5.6),
              flat('ink', 'candlebright', x, 1, 5),
            ]),
            ...[19, 25, 37, 43].map((x) => flat('paper', draw.oval(1.5, 2.6), x, 19.4)),
          ],
          11,
          [31, 12],
        ),
        0,
        2.6,
      ),
    ],
    focus: [31, 12],
  },
  /** Wrong Uniform */
  4: {
    figures: [
      flat('ink', draw.wire('M0 6Q28 10 57 5', 0.7)),
      ...row([main('shirt', 12.5, 19, 20)], 4, 13.2),
      flat(
        'paper',
        draw.polygon(
          [37, 10],
          [39.6, 15],
          [37.4, 17.6],
          [40.6, 22],
          [38.2, 25],
          [40, 29.6],
          [43, 29.6],
          [41, 25],
          [43.4, 21.6],
          [40.6, 17.4],
          [42, 14.6],
          [39.6, 9.6],
        ),
      ),
      ...[12.5, 25.7, 38.9, 52.1].map((x, index) => flat('ink', draw.box(1.6, 4.4, 0.5), x, 8.4 - index * 0.5)),
      flat('ink', 'crossed-pistols', 25.7, 30.4, 8),
    ],
  },
  /** Start a Rumour */
  5: {
    figures: [
      main(people.wick, 14, 24, 19),
      second(people.wick, 27, 17.6, 19, { flip: true }),
      main(people.wick, 39, 24.4, 19),
      second(people.wick, 51, 14, 19, { flip: true }),
      flat('paper', draw.wire('M20.5 27C25 31 30 24 27 20M34 13.5C37 5 44 10 39 20M45.5 28C51 33 55 24 52 17', 0.9)),
      flat('paper', draw.bubble(9, 5, 2.2), 15.6, 8),
      flat('paper', draw.bubble(7.4, 4.2, 2), 36, 4.4),
      flat('paper', draw.bubble(6, 3.4, 1.6), 47, 32.4),
    ],
  },
  /** Seating Plan */
  6: {
    figures: [
      ...round([main(people.stillwell, 31, 4.4, 8.6)], 8, [31, 17.6]).map((figure) => ({
        ...figure,
        x: 31 + (figure.x - 31) * 1.5,
        turn: 0,
        flip: figure.x > 31,
      })),
      flat('ink', draw.oval(34, 19), 31, 17.6),
      flat('shadow', draw.oval(31, 16.4), 31, 17.4),
      ...[
        [21, 14],
        [31, 11.8],
        [41, 14],
        [21, 21],
        [31, 23.2],
        [41, 21],
      ].flatMap(([x, y]) => [flat('paper', draw.box(7, 4.2, 0.4), x, y), flat('ink', lettering('ME', 2), x, y)]),
    ],
  },
  /** Which One Is Real */
  7: {
    figures: [
      flat('light', draw.box(46, 30), 33, 17.6),
      flat('dark', draw.grid(1, 6, [46, 0.5], 4.6), 33, 16.4),
      ...['5', '4', '3', '2', '1'].map((digit, index) => flat('ink', lettering(digit, 2.2), 12.8, 5 + index * 5.1)),
      ...['5', '4', '3', '2', '1'].map((digit, index) => flat('ink', lettering(digit, 2.2), 53.4, 5 + index * 5.1)),
      main('person', 30, 20.5, 30),
      second('person', 36, 20.5, 30),
      flat('paper', draw.box(11, 6.4, 0.5), 33, 19.4),
      flat('ink', lettering('No. 3', 3.4), 33, 19.4),
      flat('ink', draw.wire('M29 16.2L31.5 13M37 16.2L34.5 13', 0.4)),
    ],
    focus: [33, 16],
  },
  /** Group Photograph */
  8: {
    figures: [
      flat('paper', draw.burst(22, 16, 0.45), 44, 8.4),
      flat('ink', 'photo-camera', 44, 9, 12),
      ...row([main(people.twice, 11, 26.4, 17)], 5, 10.2),
      flat('paper', draw.wire('M26.5 20L37 33M37 20L26.5 33', 1.5)),
      flat('shadow', draw.box(60, 2.4), 28.5, 34.4),
    ],
    focus: [44, 9],
  },
  /** In the Thick of It */
  9: {
    figures: [
      main(draw.limb(4, [31, 17], [19, 8], [13.6, 1.8])),
      main(draw.disc(6), 13.8, 2.4),
      second(draw.limb(4, [31, 17], [36, 5], [44, 2.4])),
      second(draw.disc(6), 44, 3),
      second(draw.limb(4.4, [31, 17], [13, 19.4], [9, 24], [12.6, 26.6])),
      main(draw.limb(4.4, [31, 17], [48, 27], [54, 29], [54.6, 24.6])),
      main(draw.limb(4, [31, 17], [50, 12], [55, 15.6])),
      main(draw.disc(5.6), 54.6, 15.6),
      second(draw.limb(4.4, [31, 17], [22, 31], [16, 33.6], [14.4, 30])),
      ...[
        [21.6, 13.4, 9],
        [27, 8.6, 10],
        [36, 9, 11],
        [42.6, 14.4, 10],
        [43.6, 21.6, 10],
        [38.6, 27.6, 11],
        [29, 28.6, 10],
        [22, 23.4, 11],
        [20, 18, 8],
        [32, 18, 21],
      ].map(([x = 0, y = 0, size = 0]) => flat('paper', draw.disc(size), x, y)),
      flat(
        'dark',
        draw.wire('M18.4 22.6q2.6 3 6 1.4M42 26.6q4 .6 5.4 -3M22.4 10.6q1 -3.4 4.6 -3.6M41.4 10.6q3.6 .4 4 4', 0.7),
      ),
      flat('ink', draw.burst(5, 5, 0.4), 21, 3.4),
      flat('ink', draw.burst(5, 5, 0.4), 50.6, 7.4),
      twice(draw.shoulders, 30.6, 29.4, 8),
      twice(people.wick, 31, 18.6, 15.6),
      flat('ink', 'coffee-cup', 38.4, 23.6, 6.6),
      ...[
        [22.6, 31.6, 7],
        [28, 33.4, 8],
        [34.4, 33.6, 8],
        [39.6, 31.6, 7],
      ].map(([x = 0, y = 0, size = 0]) => flat('paper', draw.disc(size), x, y)),
    ],
  },
  /** Human Shield, Yours */
  10: {
    figures: [
      second('person', 42.5, 18.6, 31),
      second(draw.limb(3.2, [39, 13.4], [33, 17.5], [27.6, 15.4])),
      second(draw.limb(3.2, [39, 15.4], [34, 22], [28, 21.6])),
      main('person', 24.6, 20.6, 27),
      flat('paper', draw.burst(11, 9, 0.5), 17.4, 14),
      flat('ink', draw.box(14, 3.6), 5, 14.6),
      flat('ink', 'fist', 14.6, 14.2, 7.6, { turn: 90 }),
    ],
    focus: [24.6, 16],
  },
  /** Not Me, Him */
  11: {
    figures: [
      flat('dark', draw.box(60, 4), 28.5, 34),
      flat('ink', 'sitting-dog', 51, 27.4, 11, { flip: true }),
      ...body(main, {
        person: people.twice,
        head: [36.6, 19, 12.4],
        trunk: [
          [35.4, 27],
          [35.4, 38],
        ],
        limbs: [
          [
            [37, 26.4],
            [41.6, 28.4],
            [44.4, 27.4],
          ],
        ],
        build: 3.4,
      }),
      main(draw.limb(1.3, [44.4, 26.8], [47.4, 26])),
      ...body(second, {
        person: people.twice,
        head: [25.6, 15.6, 16.4],
        trunk: [
          [23.6, 26],
          [23.6, 38],
        ],
        limbs: [
          [
            [25, 25],
            [30, 27.6],
            [34.6, 25.4],
          ],
        ],
        build: 4.4,
      }),
      second(draw.limb(1.7, [34.4, 24.6], [38.4, 23])),
      ...body(main, {
        person: people.twice,
        head: [12.6, 12.4, 22.4],
        trunk: [
          [9.6, 27],
          [9.6, 40],
        ],
        limbs: [
          [
            [11, 26],
            [18.4, 29.6],
            [24, 26.6],
          ],
        ],
        build: 6,
      }),
      main(draw.limb(2.3, [23.6, 25.2], [29, 22.4])),
    ],
  },
  /** Selective Hearing */
  12: {
    figures: [
      ...courtCard([main('human-ear', 22, 17.6, 25)], [31.5, 17.6]),
      flat('ink', draw.wire('M31.5 8.6Q31.5 4.5 34 4.5T35.5 8', 0.7)),
      flat('paper', draw.box(13, 18, 1), 31.5, 19.4),
      flat('ink', draw.frame(11.4, 16.4, 0.4), 31.5, 19.4),
      flat('paper', draw.disc(4), 31.5, 10.6),
      flat('ink', draw.ring(3.4, 0.5), 31.5, 10.8),
      flat('ink', lettering('DO NOT', 2.6), 31.5, 17.4),
      flat('ink', lettering('DISTURB', 2.4), 31.5, 21.4),
      flat('ink', lettering('(ME)', 1.9), 31.5, 24.8),
    ],
  },
  /** Spiked Overcoat */
  13: {
    figures: [
      ...echoes([twice('pirate-coat', 31, 18, 30)], [31, 18]),
      flat('ink', draw.wire('M23 3Q31 -2 39 3', 0.9)),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2].map((step) =>
          flat('paper', fork, 31 + side * (3.4 + step * 2.6), 14 + step * 6.4, 7.6, { turn: side * (58 + step * 6) }),
        ),
      ),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2].map((step) =>
          flat('ink', fork, 31 + side * (15.5 + step * 1.2), 10.6 + step * 7.6, 7.4, { turn: side * (64 + step * 12) }),
        ),
      ),
    ],
  },
  /** Back to the Wall */
  14: {
    figures: [
      twice(draw.grid(8, 7, [8.4, 4.2], 0.8, true), 33, 17.6),
      ...inked('fainter', [flat('fainter', 'person', 35, 18, 37)]),
      ...inked('faint', [flat('faint', 'person', 35, 18.6, 33.5)]),
      flat('light', 'person', 35, 19.4, 30),
      flat('shadow', draw.box(60, 2), 28.5, 34.6),
    ],
  },
  /** Mob of One */
  15: {
    figures: [
      flat('light', draw.disc(58), 19, 17.6),
      ...[31.4, 42.6, 53.8].flatMap((x, index) => [
        flat('shadow', people.nine, x, 12.6 - index * 0.8, 15),
        flat('shadow', draw.shoulders, x - 0.6, 23.6, 10),
        flat('shadow', draw.box(1.2, 26), x - 6.4, 14),
        flat('shadow', fork, x - 6.4, 4.4 - index * 0.6, 11),
      ]),
      flat('shadow', draw.box(36, 9), 43, 32),
      flat('ink', draw.limb(1.2, [10.6, 31], [11.6, 17.4])),
      flat('ink', fork, 11.8, 16.4, 7, { turn: 4 }),
      flat('ink', draw.limb(1.3, [21, 24], [23.4, 17.4])),
      flat('paper', draw.burst(12, 11, 0.6), 24, 14.4),
      flat('ink', draw.burst(6.4, 7, 0.5), 24, 14.4),
      ...body(twice, {
        person: people.nine,
        head: [17, 18.6, 10],
        trunk: [
          [15.6, 24.4],
          [15.6, 29],
        ],
        limbs: [
          [
            [15.6, 29],
            [13.6, 32],
            [13.4, 37],
          ],
          [
            [15.6, 29],
            [18, 32],
            [18, 37],
          ],
          [
            [15, 24],
            [11.4, 27],
            [11, 23.4],
          ],
          [
            [16.4, 24],
            [20, 26],
            [21.6, 22],
          ],
        ],
        build: 2.5,
      }),
    ],
    tension: 0.8,
  },
  /** Survivor's Smugness */
  16: {
    figures: [
      flat('shadow', draw.box(15, 9), 16, 31),
      flat('ink', draw.box(15, 15), 31, 28),
      flat('shadow', draw.box(15, 6), 46, 32.4),
      ...[16, 31, 46].map((x, index) => flat('paper', lettering('1', 3.6, 'display'), x, [31, 29, 32.4][index])),
      twice('person', 16, 18.2, 18),
      twice('person', 31, 12.2, 18),
      twice('person', 46, 21.2, 18),
      flat('paper', 'crown', 16.3, 9, 6),
      flat('paper', 'crown', 31.3, 3.2, 6),
      flat('paper', 'crown', 46.3, 12, 6),
    ],
  },
};

/** Agaku: a waterline divides every picture; below it only the copy is printed. */

import { body } from '../bodies.ts';
import { flat, main, second, turned, twice } from '../figures.ts';
import type { Figure, Illustration, Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { courtCard, echoes } from '../treatments.ts';

/** The plates are far apart, because everyone is at the end of their strength. */
const tension = 2;

/** A scene in water up to `level`, with darker ground behind the figures and a line of foam in front. */
const drowned = (level: number, figures: readonly Figure[], rest: Partial<Illustration> = {}): Illustration => ({
  figures: [
    flat('dark', draw.water(level)),
    ...figures,
    flat('paper', draw.wire(`M0 ${level}${'q2.036 -1.4 4.071 0t4.071 0'.repeat(7)}`, 0.6)),
  ],
  waterline: level,
  tension,
  ...rest,
});

const bubbles = (...places: readonly (readonly [x: number, y: number, diameter: number])[]): Figure[] =>
  places.map(([x, y, diameter]) => flat('paper', draw.ring(diameter, 0.45), x, y));

export const agaku: Scenes = {
  /** Kick Off the Bottom */
  1: drowned(
    9,
    [
      flat('shadow', draw.inWindow('M0 35.2V30C8 27 14 30 19 27C23 22 39 22 43 27C48 30 52 27 57 29.5V35.2Z')),
      flat('dark', draw.oval(5.4, 4.6), 27, 28.4),
      flat('dark', draw.oval(5.4, 4.6), 35.4, 28.4),
      flat('dark', draw.polygon([31.2, 30.4], [32.6, 33.4], [29.8, 33.4])),
      twice(draw.limb(5, [44, -3], [38, 8], [32, 14])),
      twice('leather-boot', 30.6, 17.4, 15, { turn: 14 }),
      ...bubbles([20, 16, 3], [17.4, 11.6, 2], [45, 18, 2.6], [47.6, 13, 1.8]),
    ],
    { focus: [31, 22] },
  ),
  /** Bite the Hand */
  2: drowned(26.5, [
    twice('hand', 30.4, 16.8, 27),
    flat('paper', 'finger-print', 31.4, 20.6, 10),
    flat('ink', draw.inWindow('M12 0H50V6.5H12Z')),
    flat('paper', draw.teeth(34, 7, 6), 31, 8.4),
    flat('ink', draw.inWindow('M12 29.5H50V35.2H12Z')),
    flat('paper', draw.teeth(34, 7, 6), 31, 27.4, undefined, { turn: 180 }),
  ]),
  /** Lungful of Spite */
  3: drowned(
    21,
    [
      twice('lungs', 31, 18, 28),
      flat(
        'ink',
        draw.inWindow('M31 3C27 3 27 -1 22 1C17 -2 11 0 9.5 4C7 8 12 11 15 8.5C18 12 24 11 25 8C28 9 31 7 31 3Z'),
      ),
      flat(
        'ink',
        draw.inWindow('M31 3C35 3 35 -1 40 1C45 -2 51 0 52.5 4C55 8 50 11 47 8.5C44 12 38 11 37 8C34 9 31 7 31 3Z'),
      ),
      flat('paper', 'evil-eyes', 17.4, 5.4, 5),
      flat('paper', 'evil-eyes', 44.6, 5.4, 5),
      ...bubbles([12, 28, 3.4], [50, 27, 3], [47.6, 31.6, 2]),
    ],
    { focus: [31, 6] },
  ),
  /** Everything I've Got */
  4: drowned(
    27.5,
    [
      ...body(second, {
        person: people.nine,
        head: [51, 22.4, 11.5, 0],
        flip: true,
        trunk: [
          [51, 30],
          [51, 38],
        ],
        limbs: [
          [
            [48, 30],
            [44, 25],
            [44.6, 20],
          ],
          [
            [54, 30],
            [57, 25],
            [56, 20],
          ],
        ],
        build: 2.8,
      }),
      ...turned(
        body(main, {
          person: people.nine,
          head: [44.6, 8.6, 10.4, 78],
          trunk: [
            [38, 7.4],
            [28, 7.4],
          ],
          limbs: [
            [
              [28, 6.2],
              [21, 5.4],
              [14, 6.2],
              [12.6, 4],
            ],
            [
              [28, 8.6],
              [21, 9.4],
              [14.4, 9.8],
              [13, 7.8],
            ],
            [
              [38, 9],
              [42, 14],
              [46, 15],
            ],
          ],
          build: 3,
        }),
        -9,
        [28, 8],
      ),
      ...body(twice, {
        person: people.nine,
        head: [24.8, 17, 10.6, -14],
        trunk: [
          [21.4, 22.6],
          [18.6, 30],
          [18.6, 38],
        ],
        limbs: [
          [
            [19.6, 22],
            [14.6, 17.4],
            [20.6, 11.4],
          ],
          [
            [23, 21.8],
            [32.6, 19],
            [33.4, 10.4],
          ],
        ],
        build: 3.4,
      }),
      flat('paper', draw.wire('M12.5 16.4l-4 1M12.4 19.6l-3 1.6', 0.8)),
    ],
    { focus: [47, 5] },
  ),
  /** Scream Underwater */
  5: drowned(
    6,
    [
      twice(people.nine, 18, 24, 25),
      flat('ink', draw.oval(5, 6.4), 28.6, 27.6, undefined, { turn: 12 }),
      ...(
        [
          [36, 25, 7],
          [43.4, 17.6, 9.4],
          [51, 26.6, 6.4],
          [35, 14.6, 4.6],
          [51, 9.6, 5],
        ] as const
      ).flatMap(([x, y, size]) => [
        flat('paper', draw.disc(size), x, y),
        flat('ink', draw.oval(size * 0.34, size * 0.44), x, y + size * 0.12),
        flat('ink', draw.disc(size * 0.13), x - size * 0.2, y - size * 0.22),
        flat('ink', draw.disc(size * 0.13), x + size * 0.2, y - size * 0.22),
      ]),
    ],
    { focus: [29, 27] },
  ),
  /** Bargain With the Dark */
  6: drowned(
    25,
    [
      flat('ink', draw.inWindow('M34 0H57V25H34C30 20 37 15 33 10C31 6 35 3 34 0Z')),
      ...[
        [42, 5],
        [50, 8],
        [46, 13.4],
        [53, 3.4],
        [53.6, 19],
      ].map(([x, y]) => flat('paper', draw.burst(2, 4, 0.3), x, y)),
      flat('paper', draw.inWindow('M49 5.5A4.5 4.5 0 1 0 53 13A5.5 5.5 0 0 1 49 5.5Z'), 28.5, 17.6),
      main(draw.limb(6.4, [-3, 20], [14, 20], [23, 19])),
      flat('paper', draw.box(1.8, 8, 0.4), 17, 20),
      flat('ink', draw.limb(6.4, [60, 20], [46, 20], [38, 19])),
      twice('shaking-hands', 30.6, 18.4, 21),
    ],
    { focus: [30, 18] },
  ),
  /** Cold Sweat */
  7: drowned(
    30.5,
    [
      twice(people.twice, 25, 19, 43),
      flat('paper', draw.oval(9, 8), 32.6, 15.6),
      flat('ink', draw.disc(3), 35.2, 15.8),
      flat('paper', draw.wire('M27.4 8.6Q32 5.6 37 8.4', 1.1)),
      flat('paper', draw.box(9.6, 4.6, 0.8), 36.6, 25.6, undefined, { turn: -6 }),
      flat('ink', draw.wire('M32 25.9L41.4 25M34.2 23.6V28M36.6 23.4V27.8M39 23.2V27.4', 0.5)),
      ...[
        [16.6, 10, 13, '1'],
        [24.4, 21.4, 10, '2'],
        [47, 8.4, 11, '3'],
        [52, 20.4, 8, '4'],
      ].flatMap(([x, y, size, number]) => [
        flat('paper', 'water-drop', Number(x), Number(y), Number(size)),
        flat('ink', lettering(String(number), Number(size) * 0.26), Number(x), Number(y) + Number(size) * 0.16),
      ]),
    ],
    { focus: [38, 12] },
  ),
  /** Count to Drowned */
  8: drowned(
    19,
    [
      ...['4', '3', '2', ''].flatMap((number, index) => {
        const [x, y] = [14.6 + index * 11.6, 10.6 + index * 5.4];
        return [
          twice(people.nine, x, y, 18),
          ...(number === '' ? [] : [flat('paper', lettering(number, 5, 'display'), x - 1, y - 1.6)]),
        ];
      }),
      ...bubbles([49.6, 13.4, 3.4], [52.6, 9, 2.4], [49, 5.6, 1.8], [41, 13, 2]),
    ],
    { focus: [49, 19] },
  ),
  /** Second Wind */
  9: drowned(
    28.5,
    [
      second(people.nine, 5, 17.4, 40, { turn: -4 }),
      second(draw.disc(12.6), 15, 24.6),
      second(draw.inWindow('M18.4 21.6Q24.4 20.4 25 22.6Q24.8 24 25 25.4Q22.4 28 18 26.6Z')),
      flat('paper', draw.wire('M13.6 21Q19 22.4 17.8 28', 0.7)),
      flat(
        'paper',
        draw.wire('M27 25C36 26.4 46 27 54 24.6M27 23.4C34 22.6 38 21.6 42 18M27 21.6C30 20.6 31.6 19 33 16.4', 1.2),
      ),
      flat('ink', draw.limb(0.9, [40.6, 6.4], [48, 12.6])),
      main('umbrella', 48.6, 11.4, 17, { turn: 116 }),
      ...body(main, {
        person: people.nine,
        head: [36, 2.6, 9, -36],
        flip: true,
        trunk: [
          [36.6, 8.6],
          [33.4, 14.4],
        ],
        limbs: [
          [
            [36.8, 8],
            [40.4, 9.4],
            [43, 7.6],
          ],
          [
            [33.4, 15],
            [30, 19.4],
            [25.4, 17],
          ],
          [
            [34, 15],
            [34.6, 20.4],
            [30.6, 23],
          ],
        ],
        build: 2.8,
      }),
    ],
    { focus: [25, 24] },
  ),
  /** White Knuckles */
  10: drowned(
    23,
    [
      ...[22, 28, 34, 40].map((x) => twice(draw.limb(5, [x, 13], [x, -1]))),
      twice(draw.limb(4.6, [23, 20], [15.6, 14], [14.6, 9])),
      twice(draw.box(23.4, 13, 4.5), 31, 15.4),
      twice(draw.limb(10, [31, 18], [31.6, 40])),
      ...[22, 28, 34, 40].map((x) => flat('paper', draw.oval(3, 2.2), x + 0.4, 5.4)),
      ...[22, 28, 34, 40].map((x) => flat('paper', draw.box(2.6, 0.5, 0.2), x + 0.4, 10)),
      flat('paper', draw.wire('M46 4.5l3.5 -2M46.5 8.5h4M12 4l-3.5 -2', 0.8)),
      second(people.twice, 48.6, 31, 13, { flip: true }),
    ],
    { breaksFrame: true },
  ),
  /** Go Limp */
  11: drowned(26.5, [
    flat('ink', draw.box(2, 30), 32, 23),
    ...body(twice, {
      person: people.nine,
      head: [13.4, 21, 12.6, 160],
      flip: true,
      trunk: [
        [32, 6.4],
        [22.4, 8.6],
        [18.4, 16],
      ],
      limbs: [
        [
          [19.4, 14.6],
          [25, 20],
          [24, 31],
        ],
        [
          [20, 12],
          [29, 18.6],
          [28.4, 30],
        ],
        [
          [33, 6],
          [42.6, 8.6],
          [43.4, 19],
          [47.4, 21.4],
        ],
        [
          [33, 7],
          [39.4, 11.6],
          [38.4, 22.4],
          [42, 25],
        ],
      ],
      build: 3.8,
    }),
    flat('ink', draw.disc(5), 32, 9.4),
    flat('paper', draw.disc(2), 32, 9.4),
    flat('paper', draw.wire('M10.6 21l2.2 2.2M12.8 21l-2.2 2.2', 0.6)),
    ...[
      [8.6, 13],
      [49.6, 26],
      [50.4, 13],
    ].map(([x, y]) => flat('paper', 'water-drop', x, y, 3.4)),
  ]),
  /** Not Today */
  12: drowned(28, [
    ...courtCard([main(draw.inWindow('M15 1.8H47V17.6H15Z'))], [31, 17.6]),
    flat('paper', draw.box(27, 27), 31, 17.6),
    flat('ink', draw.box(27, 6), 31, 7),
    flat('paper', lettering('TODAY', 3.4), 31, 7),
    ...[22, 31, 40].flatMap((x) => [flat('ink', draw.box(1.6, 5, 0.7), x, 2.6)]),
    flat('ink', draw.burst(16, 11, 0.6), 31, 20.6),
    flat('spot', draw.burst(12.6, 11, 0.6), 31, 20.6),
    twice('fist', 32, 22, 11.6, { turn: -8 }),
  ]),
  /** Treading Water */
  13: drowned(17.6, [
    ...echoes([twice(draw.bowler, 31, 11.6, 11)], [31, 14]),
    second(draw.limb(3.4, [29, 19], [25, 25], [28, 31])),
    second(draw.limb(3.4, [33, 19], [38, 24], [44, 22])),
    second(draw.oval(4.4, 2.2), 29.6, 32),
    second(draw.oval(4.4, 2.2), 46, 21.4, undefined, { turn: -30 }),
    flat('paper', draw.oval(30, 1.4), 31, 17.4),
    flat('paper', 'life-buoy', 51.6, 18, 9),
    ...bubbles([20, 26, 2.4], [17.6, 30.6, 1.8], [38, 30, 2]),
  ]),
  /** Adrenal Overdraft */
  14: drowned(24, [
    ...echoes([twice('kidneys', 27, 18, 27)], [27, 18]),
    flat('ink', 'lightning-arc', 27, 26.6, 9),
    flat('paper', draw.burst(15.6, 20, 0.86), 47, 19),
    flat('ink', draw.ring(12.4, 0.5), 47, 19),
    flat('ink', 'bank', 47, 17.8, 6.4),
    flat('ink', lettering('OVERDRAWN', 1.2), 47, 22.4),
  ]),
  /** Mud Instinct */
  15: {
    figures: [
      ...echoes([twice(people.wick, 31, 19, 26)], [31, 22]),
      flat('shadow', draw.water(26, 5, 0.9)),
      flat('ink', draw.water(29.4, 4, 0.8)),
      flat('paper', draw.wire('M20 27.5q11 3 22 0M15 31q16 4 32 0', 0.5)),
      flat('paper', draw.wire('M34.5 17.5q2 1.3 3.6 0', 0.7)),
      flat('ink', 'frog', 12.4, 22.4, 9.6),
      flat('paper', draw.oval(1.6, 1), 49, 28),
      flat('paper', draw.oval(2.4, 1.4), 45, 31.4),
    ],
    tension,
  },
  /** Sunk Cost */
  16: drowned(19, [
    ...echoes(
      [twice(draw.inWindow('M14 6L47 21.5L41.5 30L21 20.5Z')), twice(draw.inWindow('M24 4L30 1L35 11.6L29 9Z'))],
      [31, 17],
    ),
    twice(draw.inWindow('M33 7.5L38.5 5L42.5 14.5L37 12Z')),
    ...turned(
      [0, 1, 2, 3].map((hole) => flat('paper', draw.disc(1.7), 23 + hole * 5, 16)),
      25,
      [28, 16],
    ),
    ...(
      [
        [14, 26, -14],
        [24, 30.6, 12],
        [48.6, 29.6, 20],
        [50, 11, -16],
      ] as const
    ).flatMap(([x, y, turn]) =>
      turned(
        [
          flat('paper', draw.box(7, 8.6), x, y),
          flat('ink', draw.grid(1, 3, [4.6, 0.45], 0.8), x, y - 1.4),
          flat('ink', lettering('DUE', 1.4), x, y + 2.4),
        ],
        turn,
        [x, y],
      ),
    ),
  ]),
};

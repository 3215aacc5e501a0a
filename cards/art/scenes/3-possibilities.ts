/** Possibilities: the same scene in two or three panels, with different outcomes. */

import { body } from '../bodies.ts';
import { flat, main, moved, scaled, second, turned, twice } from '../figures.ts';
import type { Figure, Scenes } from '../illustration.ts';
import { lettering } from '../lettering.ts';
import * as draw from '../outlines.ts';
import * as people from '../people.ts';
import { courtCard, echoes } from '../treatments.ts';

/** The gaps between panels, printed last to crop figures that extend over them. */
const gutters = (...xs: readonly number[]): Figure[] => xs.map((x) => flat('paper', draw.box(1.1, 36), x, 17.6));

/** A panel of another shade behind the figures. */
const panel = (ink: 'light' | 'dark' | 'spot', from: number, to: number): Figure =>
  flat(ink, draw.box(to - from, 36), (from + to) / 2, 17.6);

/** The face of a die, `size` wide. */
function die(pips: 1 | 2 | 3 | 4 | 5 | 6, x: number, y: number, size: number, turn = 0): Figure[] {
  const places: Readonly<Record<typeof pips, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    4: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  };
  const spread = size * 0.27;
  return turned(
    [
      flat('ink', draw.box(size, size, size * 0.16), x, y),
      flat('paper', draw.box(size * 0.9, size * 0.9, size * 0.12), x, y),
      ...places[pips].map(([dx, dy]) => flat('ink', draw.disc(size * 0.19), x + dx * spread, y + dy * spread)),
    ],
    turn,
    [x, y],
  );
}

const door = (x: number, ink: 'main' | 'second'): Figure[] => [
  flat('ink', draw.box(11, 23), x, 22.5),
  flat('light', draw.box(9.4, 21.4), x, 23.3),
  ...(ink === 'main' ? [main(draw.box(8.4, 20.6), x, 23.7)] : [second(draw.box(8.4, 20.6), x, 23.7)]),
  flat('paper', draw.disc(1.3), x + 2.8, 24.4),
];

/** A corridor of the given width in perspective, around its middle, with doors on both sides and lamps along its ceiling. */
function corridor(x: number, width: number): Figure[] {
  const far = { half: width * 0.17, top: 8.6, bottom: 21.4 };
  /** A point of the box: `across` from -1 on the left to 1, `up` from 0 on the floor to 1, `deep` from 0 to 1. */
  const at = (across: number, up: number, deep: number): readonly [number, number] => {
    const half = width / 2 + (far.half - width / 2) * deep;
    const [top, bottom] = [far.top * deep, 35.2 + (far.bottom - 35.2) * deep];
    return [x + across * half, bottom + (top - bottom) * up];
  };
  const wall = (side: -1 | 1) =>
    flat('dark', draw.polygon(at(side, 0, 0), at(side, 1, 0), at(side, 1, 1), at(side, 0, 1)));
  const doors = ([-1, 1] as const).flatMap((side) =>
    [
      [0.14, 0.39],
      [0.5, 0.68],
      [0.77, 0.9],
    ].flatMap(([near = 0, deep = 0]): Figure[] => [
      flat('ink', draw.polygon(at(side, 0, near), at(side, 0.72, near), at(side, 0.72, deep), at(side, 0, deep))),
      flat(
        'spot',
        draw.polygon(
          at(side, 0, near + 0.03),
          at(side, 0.69, near + 0.03),
          at(side, 0.69, deep - 0.02),
          at(side, 0, deep - 0.02),
        ),
      ),
    ]),
  );
  const lamps = [0.1, 0.45, 0.75].map((near) =>
    flat('paper', draw.polygon(at(-0.3, 1, near), at(0.3, 1, near), at(0.3, 1, near + 0.16), at(-0.3, 1, near + 0.16))),
  );
  return [
    flat('shadow', draw.polygon(at(-1, 0, 0), at(-1, 0, 1), at(1, 0, 1), at(1, 0, 0))),
    flat('spot', draw.polygon(at(-1, 1, 0), at(-1, 1, 1), at(1, 1, 1), at(1, 1, 0))),
    flat('light', draw.polygon(at(-1, 0, 1), at(-1, 1, 1), at(1, 1, 1), at(1, 0, 1))),
    wall(-1),
    wall(1),
    ...doors,
    ...lamps,
  ];
}

/** A clone that runs to the right. */
const runner = (print: typeof main, x: number): Figure[] =>
  body(print, {
    person: people.stillwell,
    head: [x + 3, 8.2, 10.4, 8],
    trunk: [
      [x + 1.4, 14.6],
      [x - 1, 20.6],
    ],
    limbs: [
      [
        [x - 0.4, 21],
        [x + 4.6, 23.6],
        [x + 3.2, 29],
        [x + 6, 29.6],
      ],
      [
        [x - 1.4, 21],
        [x - 3, 26],
        [x - 7.6, 27.6],
        [x - 8.6, 25.4],
      ],
      [
        [x + 1.8, 14.4],
        [x + 4.6, 18.8],
        [x + 8.4, 17.2],
      ],
      [
        [x + 1, 14.4],
        [x - 4.2, 15.2],
        [x - 6, 19],
      ],
    ],
    build: 2.5,
  });

/** One clone kicks the other; both stand on the floor. */
const kick = (x: number): Figure[] =>
  scaled(
    [
      ...body(main, {
        person: people.twice,
        head: [x - 5, 13.6, 8, -12],
        trunk: [
          [x - 5.6, 19],
          [x - 4.6, 24],
        ],
        limbs: [
          [
            [x - 4.6, 24.4],
            [x - 5.2, 29],
            [x - 5, 33.4],
            [x - 3.6, 33.4],
          ],
          [
            [x - 4, 24.4],
            [x - 0.4, 24.6],
            [x + 2.6, 22.6],
          ],
          [
            [x - 5.6, 18.4],
            [x - 8.4, 20.6],
            [x - 8.6, 23.6],
          ],
        ],
        build: 2.2,
      }),
      ...body(second, {
        person: people.twice,
        head: [x + 8.4, 17.6, 8, 30],
        trunk: [
          [x + 6.6, 20.6],
          [x + 4, 23.4],
        ],
        limbs: [
          [
            [x + 4, 24],
            [x + 5, 28.6],
            [x + 3.4, 33.4],
            [x + 4.8, 33.4],
          ],
          [
            [x + 7, 21],
            [x + 8, 25],
            [x + 10, 24.6],
          ],
        ],
        build: 2.2,
      }),
    ],
    0.84,
    [x, 34],
  );

export const possibilities: Scenes = {
  /** All Afternoon */
  1: {
    figures: [
      panel('light', 0, 19.4),
      panel('dark', 38.6, 57),
      flat('paper', draw.burst(8.4, 12, 0.7), 14.4, 5.6),
      flat('paper', draw.burst(9.4, 12, 0.7), 29, 5.6),
      flat('paper', draw.inWindow('M47 1.4A4.6 4.6 0 1 0 52.6 7.6A5.4 5.4 0 0 1 47 1.4Z')),
      flat('shadow', draw.box(60, 3), 28.5, 34.8),
      ...kick(8.6),
      ...kick(28),
      ...kick(47.2),
      ...gutters(19.4, 38.6),
    ],
    focus: [29, 5.6],
  },
  /** Coin-Operated Fist */
  2: {
    figures: [
      panel('light', 0, 21.5),
      panel('dark', 39, 57),
      flat('ink', draw.box(14, 26, 1.6), 30.2, 22),
      flat('paper', draw.box(9, 1.6, 0.8), 30.2, 14.4),
      flat('paper', draw.ring(7.4, 1), 30.2, 22),
      flat('paper', draw.limb(0.9, [30.2, 22], [32, 19.6])),
      flat('paper', lettering('SPITE', 2.4), 30.2, 29.4),
      flat('paper', 'two-coins', 30.2, 7.2, 7.4, { turn: 20 }),
      ...[main(draw.limb(4, [37, 22], [46, 22])), main('boxing-glove', 49, 21.4, 14, { turn: 40 })],
      ...[second(draw.limb(4, [23.4, 22], [16, 24])), second('boxing-glove', 12.6, 24, 12, { flip: true, turn: -40 })],
      ...gutters(21.5, 39),
    ],
  },
  /** Every Door at Once */
  3: {
    figures: [
      flat('dark', draw.box(60, 3), 28.5, 34.6),
      ...door(14.2, 'main'),
      ...door(31.2, 'second'),
      ...door(48.2, 'main'),
      ...[31.2, 48.2].flatMap((x) => [
        flat('paper', draw.burst(16, 11, 0.55), x, 22.4),
        flat('ink', 'leather-boot', x - 0.6, 22.8, 13, { turn: -28 }),
      ]),
      ...['1', '2', '3'].map((digit, index) => flat('ink', lettering(digit, 3, 'display'), 14.2 + index * 17, 6.6)),
      ...gutters(22.7, 39.7),
    ],
  },
  /** Weight of the Evidence */
  4: {
    figures: [
      panel('light', 0, 15),
      flat('shadow', draw.box(60, 2.4), 28.5, 34.4),
      ...body(second, {
        person: people.nine,
        head: [41.4, 28.6, 9.6, 84],
        trunk: [
          [35.4, 24],
          [30, 26],
        ],
        limbs: [
          [
            [36, 23.6],
            [46.6, 25.6],
            [49, 19],
          ],
          [
            [34.6, 23.6],
            [27, 22.6],
            [23.4, 19.4],
          ],
          [
            [29.6, 26],
            [37, 29.4],
            [36.4, 33.4],
            [39.6, 33.4],
          ],
          [
            [29, 26],
            [21.6, 27.4],
            [22.6, 33.4],
            [19, 33.4],
          ],
        ],
        build: 3.2,
      }),
      ...turned(
        [
          twice(draw.box(30, 26, 0.8), 35, 5.4),
          ...[0, 1].flatMap((drawer) => [
            flat('paper', draw.frame(26, 9.4, 0.6), 35, 0.6 + drawer * 11),
            flat('paper', draw.box(9, 1.6, 0.5), 35, 2.6 + drawer * 11),
          ]),
          flat('paper', draw.box(15, 3.6, 0.3), 35, 9),
          flat('ink', lettering('EXHIBIT A', 2.2), 35, 9),
        ],
        7,
        [35, 8],
      ),
      flat('paper', draw.wire('M17.6 15l-3.4 1.6M18.6 11l-3 -.6M53.4 21.6l3 1.6', 0.8)),
      flat('paper', 'full-folder', 7.6, 28, 8.6, { turn: -16 }),
      ...gutters(15),
    ],
    focus: [35, 18],
  },
  /** What If You're the Copy */
  5: {
    figures: [
      panel('light', 0, 24.5),
      panel('dark', 38.5, 57),
      flat('paper', lettering('?', 29, 'display'), 31.5, 17.6),
      main(people.stillwell, 15.6, 20.5, 25),
      second(people.stillwell, 47.4, 20.5, 25, { flip: true }),
      twice(people.stillwell, 31.5, 24.8, 13),
      ...gutters(24.5, 38.5),
    ],
  },
  /** Loaded Question */
  6: {
    figures: [
      panel('light', 0, 15),
      flat('paper', draw.wire('M18.6 22.4Q20 28 25 31.4M14.6 24.6Q16.6 31 21.6 34', 0.9)),
      ...moved(
        turned(
          [
            twice(
              draw.inWindow(
                'M23 9.5C23 3.5 26.5 0.8 31.4 0.8C36.6 0.8 40 4 40 8.6C40 12.6 37.8 14.6 35.6 16.4C33.8 17.9 33.4 19 33.4 21.6H28.6C28.6 17.4 29.4 15.4 31.8 13.4C33.8 11.8 34.8 10.8 34.8 8.8C34.8 6.8 33.6 5.4 31.4 5.4C29 5.4 27.8 6.9 27.8 9.5Z',
              ),
            ),
          ],
          -28,
          [31.5, 2],
        ),
        -9,
        0.4,
      ),
      flat('paper', draw.burst(16, 11, 0.5), 42.4, 23),
      ...body(second, {
        person: people.twice,
        head: [50.6, 10.6, 10.4, 24],
        trunk: [
          [46.4, 15.4],
          [47.6, 22],
        ],
        limbs: [
          [
            [47.8, 22.6],
            [52.6, 25],
            [55, 21],
          ],
          [
            [47.4, 22.6],
            [49.6, 28.4],
            [54, 29.4],
          ],
          [
            [46, 15],
            [41.6, 11],
            [39.6, 6.6],
          ],
          [
            [46.6, 15.4],
            [53, 17.4],
            [55.4, 14],
          ],
        ],
        build: 3,
      }),
      ...die(6, 35, 26, 13, -28),
      ...gutters(15),
    ],
    focus: [35, 26],
  },
  /** Choose Your Nightmare */
  7: {
    figures: [
      ...[15.4, 31.4, 47.4].flatMap((x, index) => [
        flat('ink', draw.box(14.6, 26, 1.4), x + 0.7, 18.6 - (index === 1 ? 1.8 : 0)),
        flat('paper', draw.box(14.6, 26, 1.4), x, 17.6 - (index === 1 ? 1.8 : 0)),
      ]),
      ...moved(
        [
          main(
            draw.inWindow(
              'M12.8 13C9.5 8 5.5 9 5.8 13C6 16.5 9.5 18.5 12.2 18C9 19 8 22.5 10 24.5C11.2 26 12.6 24 12.8 21Z',
            ),
          ),
          second(
            draw.inWindow(
              'M12.8 13C16.1 8 20.1 9 19.8 13C19.6 16.5 16.1 18.5 13.4 18C16.6 19 17.6 22.5 15.6 24.5C14.4 26 13 24 12.8 21Z',
            ),
          ),
          flat('ink', draw.oval(1.6, 12), 12.8, 17.4),
          flat('ink', draw.wire('M12.6 11.5q-1 -3 -3.5 -3M13 11.5q1 -3 3.5 -3', 0.45)),
        ],
        2.6,
        -1,
      ),
      twice('tooth', 31, 14.2, 13),
      twice(people.wick, 46, 17.8, 13, { flip: true }),
      twice(draw.disc(4), 50.4, 10.6),
      flat('ink', lettering('MOTH', 2), 15.4, 28),
      flat('ink', lettering('TOOTH', 2), 31.4, 26.2),
      flat('ink', lettering('MOTHER', 2), 47.4, 28),
    ],
  },
  /** Indoor Brainstorm */
  8: {
    figures: [
      twice(draw.cloud(28, 15), 32, 9.4),
      flat('paper', draw.bars(20, 6, 8, 0.6), 31, 20, undefined, { turn: 14 }),
      flat(
        'paper',
        draw.polygon([33, 14], [27.6, 21.4], [31, 21.4], [28.4, 27.6], [36, 19.4], [32.4, 19.4], [36.4, 14]),
      ),
      flat('ink', 'desk', 31, 29.4, 12),
      main(people.twice, 12, 26, 15),
      second(people.twice, 50, 26, 15, { flip: true }),
      ...gutters(20.4, 41.6),
    ],
    focus: [31, 9],
  },
  /** Exactly Enough */
  9: {
    figures: [
      panel('light', 38.5, 57),
      ...body(main, {
        person: people.nine,
        head: [27, 6.8, 12, 12],
        trunk: [
          [23.4, 13.4],
          [18.4, 15.4],
          [16, 19.4],
          [16.6, 23.6],
          [19.6, 27],
        ],
        limbs: [
          [
            [20, 27],
            [24.6, 31],
            [22.4, 37],
          ],
          [
            [18.6, 27],
            [15, 31.4],
            [15.6, 37],
          ],
          [
            [23, 12],
            [15.6, 9.6],
            [11.4, 14],
          ],
          [
            [23.6, 12.6],
            [31.4, 13.2],
            [35.4, 8.2],
          ],
        ],
        build: 4,
      }),
      second(draw.limb(6.4, [60, 21], [36, 21])),
      second('fist', 29, 20.4, 15, { turn: -58, flip: true }),
      flat('paper', draw.box(2.2, 9, 0.4), 44.6, 21),
      flat('paper', draw.wire('M21.2 21V33M22.3 21V33', 0.4)),
      flat('ink', draw.box(9, 8.6, 1.8), 51, 30),
      flat('paper', draw.disc(3.4), 51, 29.4),
      flat('paper', draw.box(27, 4), 34.8, 31.6),
      flat('ink', draw.bars(24, 2.2, 17, 0.45), 35.4, 30.7),
      ...gutters(38.5),
    ],
  },
  /** Wrong Corridor */
  10: {
    figures: [
      ...corridor(15.6, 31),
      ...corridor(44.4, 25.2),
      ...runner((shape, ...place) => flat('paper', shape, ...place), 18),
      second(draw.limb(7, [-1, 42], [8, 27])),
      second('fist', 14.4, 17.4, 17, { turn: 34 }),
      flat('light', draw.polygon([41.6, 21.4], [47.2, 21.4], [52.6, 35.2], [36.2, 35.2])),
      flat('paper', draw.polygon([41.6, 10.6], [47.2, 10.6], [47.2, 21.4], [41.6, 21.4])),
      flat('shadow', draw.oval(15, 1.8), 46, 31.2),
      ...runner(main, 44),
      ...gutters(31.4),
    ],
  },
  /** Second Thoughts */
  11: {
    figures: [
      panel('light', 0, 29.5),
      main(people.nine, 17, 22.5, 24),
      twice(draw.cloud(22, 13), 42.5, 9.4),
      flat('paper', draw.disc(3.2), 32, 17.4),
      flat('paper', draw.disc(2), 29.4, 20.6),
      flat('paper', draw.wire('M48 8.5C48 3.5 39 3.5 38 9', 1.1)),
      flat('paper', draw.polygon([35.6, 7.6], [40.4, 8.6], [37.2, 12.4])),
      second(people.nine, 44.4, 29, 16, { flip: true, turn: 0 }),
      flat('ink', draw.wire('M39 20C36 24 30 22 24.5 17', 1)),
      flat('ink', draw.polygon([22.4, 15.2], [27, 15.8], [24.2, 19])),
      ...gutters(29.5),
    ],
  },
  /** Already Happened */
  12: {
    figures: [
      panel('dark', 0, 20),
      panel('light', 42, 57),
      ...courtCard([main(draw.inWindow('M31 2.6A15 15 0 0 0 31 32.6Z'))], [31, 17.6]),
      flat('paper', draw.disc(24.6), 31, 17.6),
      flat('ink', draw.ring(31, 0.9), 31, 17.6),
      ...Array.from({ length: 12 }, (_, hour) =>
        turned([flat('ink', draw.box(0.9, 2.4), 31, 7.4)], hour * 30, [31, 17.6]),
      ).flat(),
      flat('ink', draw.limb(1.6, [31, 17.6], [23.4, 12.6])),
      flat('ink', draw.disc(3), 31, 17.6),
      // The stump of a hand of the clock, and its broken-off part.
      flat(
        'ink',
        draw.polygon([31, 16.8], [36.4, 18.8], [35.2, 19.4], [36.6, 20.4], [35, 20.4], [35.4, 21.4], [31, 18.4]),
      ),
      flat(
        'ink',
        draw.polygon([48.3, 19.4], [49.2, 20.8], [48, 20.8], [48.2, 22], [46.6, 21.2], [51.6, 28.6], [53.2, 27.5]),
      ),
      flat('ink', draw.polygon([54.8, 26.2], [50.2, 29.4], [55, 32.6])),
      flat('ink', 'backward-time', 11.4, 24, 13),
    ],
  },
  /** Lucky Tooth */
  13: {
    figures: [
      panel('light', 0, 21),
      panel('dark', 41, 57),
      flat('ink', draw.wire('M14 0C16 9 25 13 31 13S46 9 48 0', 0.9)),
      ...echoes([twice('tooth', 31, 21.4, 17)], [31, 20]),
      flat('paper', draw.ring(4, 0.8), 31.4, 13),
      flat('paper', draw.burst(4.6, 4, 0.25), 27.4, 19),
      ...die(3, 12.6, 26.4, 8.4, -12),
      ...die(4, 49.6, 26.4, 8.4, 14),
      ...gutters(21, 41),
    ],
  },
  /** Pawned Stopwatch */
  14: {
    figures: [
      ...echoes([twice('stopwatch', 24, 18, 24)], [24, 19]),
      panel('dark', 38, 57),
      flat('ink', draw.wire('M31 9Q38 4 43 10', 0.6)),
      flat('paper', draw.tag(17, 9.4), 47.4, 15.4, undefined, { turn: 24 }),
      ...turned([flat('ink', lettering('PAWNED', 2.7), 49.2, 15.4)], 24, [47.4, 15.4]),
      flat('paper', 'coins', 47.6, 28.4, 10.4),
      ...gutters(38),
    ],
  },
  /** Fork in the Mind */
  15: {
    figures: [
      panel('light', 0, 31),
      ...echoes([twice(people.stillwell, 31, 25.4, 21)], [31, 26]),
      flat('ink', draw.box(1.8, 19), 31, 10),
      flat('paper', draw.polygon([30, 2], [17, 2], [13.6, 5], [17, 8], [30, 8])),
      flat('paper', draw.polygon([32, 9.6], [45, 9.6], [48.4, 12.6], [45, 15.6], [32, 15.6])),
      flat('ink', lettering('ME', 3), 22.6, 5),
      flat('ink', lettering('ALSO ME', 3), 39.4, 12.6),
      second(people.stillwell, 12, 26, 13, { flip: true }),
      main(people.stillwell, 50.4, 26, 13),
    ],
  },
  /** Open Mind, Draughty */
  16: {
    figures: [
      panel('dark', 43.5, 57),
      ...echoes([twice(draw.headBowl, 24, 21.4, 27)], [24, 22]),
      twice(draw.headLid, 20.6, 17.4, 27, { turn: -34 }),
      flat('ink', draw.inWindow('M14.6 13.2H33V14.6H14.6Z')),
      flat(
        'paper',
        draw.inWindow(
          'M17 14C21 17 24 12 28.5 13.5C33 15 36 8 41 10L41.5 16C37 15 34.5 20.5 29.5 19.5C25 18.5 22 22 17 19.5Z',
        ),
      ),
      flat('spot', draw.wire('M22 15.2q1 2.5 0 4M28.5 14.5q1.6 2 1 4M35 12q1.6 2 1.2 4', 0.5)),
      flat('paper', 'dove', 49.6, 9.4, 10.5),
      flat('paper', 'dove', 51.4, 25, 7.5, { flip: true }),
      ...gutters(43.5),
    ],
  },
};
